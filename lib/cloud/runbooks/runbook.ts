import { CfnOutput, Stack, Token } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDocument } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import type { EntryFunction } from '../entry-function.ts';
import { addNagSuppressions } from '../nag-suppressions.ts';
import type { Stage } from '../stage.ts';

/** Step that asks Systems Manager who runs the form, so that the Lambda can record it. */
const whoAsks = {
  name: 'WhoAsks',
  description: 'Looks up who runs this, for the journal',
  action: 'aws:executeAwsApi',
  maxAttempts: 3,
  timeoutSeconds: 30,
  inputs: {
    Service: 'ssm',
    Api: 'GetAutomationExecution',
    AutomationExecutionId: '{{ automation:EXECUTION_ID }}',
  },
  outputs: [{ Name: 'Principal', Selector: '$.AutomationExecution.ExecutedBy', Type: 'String' }],
};

const asked = { execution: '{{ automation:EXECUTION_ID }}', by: '{{ WhoAsks.Principal }}' };

/** A Systems Manager Automation document that invokes the Lambda, which validates all input again. */
export function automationDocument<Fields>(
  { description, step, parameters, payload }: Form<Fields>,
  target: { functionName: string; roleArn: string },
) {
  return {
    schemaVersion: '0.3',
    description,
    assumeRole: target.roleArn,
    parameters,
    mainSteps: [
      whoAsks,
      {
        ...step,
        action: 'aws:invokeLambdaFunction',
        maxAttempts: 1,
        timeoutSeconds: 150,
        isEnd: true,
        inputs: {
          FunctionName: target.functionName,
          InvocationType: 'RequestResponse',
          InputPayload: { ...payload, asked },
        },
      },
    ],
    outputs: [`${step.name}.Payload`],
  };
}

/** What an operator fills in, and what is sent to the Lambda. */
interface Form<Fields = object> {
  /** Name of the runbook, without the stage. */
  name: string;
  roleDescription: string;
  formDescription: string;
  description: string;
  step: { name: string; description: string };
  parameters: Fields;
  /** The input of the Lambda. `{{ Parameter }}` is replaced by the value of a field. */
  payload: object;
}

interface RunbookProps {
  stage: Stage;
  provision: EntryFunction;
  form: Form;
}

/**
 * A form in the Systems Manager console that invokes the Lambda `provision`. IAM decides who may run the
 * form, and CloudTrail records who ran it.
 */
export class Runbook extends Construct {
  readonly mayRun: PolicyStatement[];
  readonly documentName: string;

  constructor(scope: Construct, id: string, { stage, provision, form }: RunbookProps) {
    super(scope, id);
    const { region } = Stack.of(this);
    this.documentName = `lumitree-${stage.name}-${form.name}`;
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('ssm.amazonaws.com') });
    new ManagedPolicy(this, 'May', {
      description: form.roleDescription,
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: [provision.lambda.functionArn],
        }),
        new PolicyStatement({
          actions: ['ssm:GetAutomationExecution'],
          resources: [ownExecutions(this)],
        }),
      ],
    });
    addNagSuppressions(this, executionSuppressions(this));
    const document = new CfnDocument(this, 'Document', {
      name: this.documentName,
      documentType: 'Automation',
      documentFormat: 'JSON',
      updateMethod: 'NewVersion',
      content: automationDocument(form, {
        functionName: provision.lambda.functionName,
        roleArn: role.roleArn,
      }),
    });
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ssm', resource, resourceName });
    const documentArn = arnOf('document', this.documentName);
    this.mayRun = [
      new PolicyStatement({
        actions: ['ssm:StartAutomationExecution'],
        resources: [
          documentArn,
          arnOf('automation-definition', `${this.documentName}:*`),
          ownExecutions(this),
        ],
      }),
      new PolicyStatement({
        actions: ['ssm:DescribeDocument', 'ssm:GetDocument', 'ssm:ListDocumentVersions'],
        resources: [documentArn],
      }),
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [role.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'ssm.amazonaws.com' } },
      }),
    ];
    new CfnOutput(this, 'Form', {
      description: form.formDescription,
      value: `https://${region}.console.aws.amazon.com/systems-manager/automation/execute/${document.ref}?region=${region}`,
    });
  }
}

/** ARN pattern of all executions of Automation documents: their ids are unknown before they start. */
export const ownExecutions = (scope: Construct): string =>
  Stack.of(scope).formatArn({ service: 'ssm', resource: 'automation-execution', resourceName: '*' });

/** Reason for suppressing cdk-nag's finding that a policy contains a pattern for executions. */
export const executionSuppressions = (scope: Construct): Record<string, string> => ({
  [ssmPatternFinding(scope, 'automation-execution/*')]:
    'Executions have ids that are made when they start; reading one tells what its form was sent with.',
});

export function ssmPatternFinding(scope: Construct, pattern: string): string {
  const { account, region } = Stack.of(scope);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  return `AwsSolutions-IAM5[Resource::arn:aws:ssm:${region}:${owner}:${pattern}]`;
}
