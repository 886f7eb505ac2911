import { CfnOutput, Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDocument } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import type { Stage } from './stage.ts';

/**
 * The runbook by which an operator makes a superadmin, the first one above all: a form in the console
 * of Systems Manager. Whoever may run it is decided by IAM, and CloudTrail notes who did.
 */
export class SuperadminRunbook extends Construct {
  constructor(scope: Construct, id: string, stage: Stage, provision: EntryFunction) {
    super(scope, id);
    const { region } = Stack.of(this);
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('ssm.amazonaws.com') });
    new ManagedPolicy(this, 'May', {
      description: 'What the runbook of superadmins may do',
      roles: [role],
      statements: [
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources: [provision.lambda.functionArn],
        }),
      ],
    });
    const document = new CfnDocument(this, 'Document', {
      name: `lumitree-${stage.name}-superadmin`,
      documentType: 'Automation',
      documentFormat: 'JSON',
      updateMethod: 'NewVersion',
      content: superadminDocument(provision.lambda.functionName, role.roleArn),
    });
    new CfnOutput(this, 'Form', {
      description: 'Where an operator makes a superadmin',
      value: `https://${region}.console.aws.amazon.com/systems-manager/automation/execute/${document.ref}?region=${region}`,
    });
  }
}

/** The document: what it asks for, and the one call it makes. The Lambda checks everything once more. */
export function superadminDocument(functionName: string, roleArn: string) {
  return {
    schemaVersion: '0.3',
    description:
      'Makes a superadmin of Lumitree. They are sent a password for their first sign-in. Run again for the same email, it changes nothing.',
    assumeRole: roleArn,
    parameters: {
      Email: {
        type: 'String',
        description: 'Address that they sign in with and that the password is sent to',
        allowedPattern: '^[^@\\s"\\\\]+@[^@\\s"\\\\]+\\.[^@\\s"\\\\]+$',
      },
      FullName: {
        type: 'String',
        description: 'Their name, as others see it',
        allowedPattern: '^[^"\\\\]{1,250}$',
      },
      Language: {
        type: 'String',
        description: 'Language of the mail and of their first sign-in',
        allowedValues: ['en', 'zh'],
        default: 'en',
      },
    },
    mainSteps: [
      {
        name: 'MakeSuperadmin',
        description: 'Calls the Lambda that sets up people',
        action: 'aws:invokeLambdaFunction',
        maxAttempts: 1,
        timeoutSeconds: 150,
        isEnd: true,
        inputs: {
          FunctionName: functionName,
          InvocationType: 'RequestResponse',
          InputPayload: {
            kind: 'superadmin',
            person: { fullName: '{{ FullName }}', email: '{{ Email }}', locale: '{{ Language }}' },
          },
        },
      },
    ],
    outputs: ['MakeSuperadmin.Payload'],
  };
}
