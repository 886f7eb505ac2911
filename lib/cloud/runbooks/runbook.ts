import { CfnOutput, Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDocument } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import type { EntryFunction } from '../entry-function.ts';
import type { Stage } from '../stage.ts';

/** Patterns for the operator's input, none of which can break out of the JSON it is inserted into. */
export const inputPatterns = {
  line: '^[^"\\\\]{1,250}$',
  email: '^[^@\\s"\\\\]+@[^@\\s"\\\\]+\\.[^@\\s"\\\\]+$',
};

/** A field for the language of somebody's mails. */
export const languageField = (description: string) => ({
  type: 'String',
  description,
  allowedValues: ['en', 'zh'],
  default: 'en',
});

/** An Automation document of one step, which calls the Lambda. The Lambda checks everything once more. */
export function automationDocument<Fields>(
  target: { functionName: string; roleArn: string },
  { description, step, parameters, payload }: Invocation<Fields>,
) {
  return {
    schemaVersion: '0.3',
    description,
    assumeRole: target.roleArn,
    parameters,
    mainSteps: [
      {
        ...step,
        action: 'aws:invokeLambdaFunction',
        maxAttempts: 1,
        timeoutSeconds: 150,
        isEnd: true,
        inputs: {
          FunctionName: target.functionName,
          InvocationType: 'RequestResponse',
          InputPayload: payload,
        },
      },
    ],
    outputs: [`${step.name}.Payload`],
  };
}

interface Invocation<Fields> {
  description: string;
  step: { name: string; description: string };
  parameters: Fields;
  /** What the Lambda is sent, with `{{ Parameter }}` where a field stands. */
  payload: object;
}

interface RunbookProps {
  stage: Stage;
  provision: EntryFunction;
  /** Behind the name of the stage. */
  name: string;
  /** What its role may do, in words. */
  roleDescription: string;
  /** What an operator does with its form, in words. */
  formDescription: string;
  document: (functionName: string, roleArn: string) => object;
}

/**
 * A form in the console of Systems Manager that calls the Lambda `provision`. Whoever may run it is
 * decided by IAM, and CloudTrail notes who did.
 */
export class Runbook extends Construct {
  constructor(scope: Construct, id: string, { stage, provision, ...props }: RunbookProps) {
    super(scope, id);
    const { region } = Stack.of(this);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('ssm.amazonaws.com') });
    new ManagedPolicy(this, 'May', {
      description: props.roleDescription,
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: [provision.lambda.functionArn],
        }),
      ],
    });
    const document = new CfnDocument(this, 'Document', {
      name: `lumitree-${stage.name}-${props.name}`,
      documentType: 'Automation',
      documentFormat: 'JSON',
      updateMethod: 'NewVersion',
      content: props.document(provision.lambda.functionName, role.roleArn),
    });
    new CfnOutput(this, 'Form', {
      description: props.formDescription,
      value: `https://${region}.console.aws.amazon.com/systems-manager/automation/execute/${document.ref}?region=${region}`,
    });
  }
}
