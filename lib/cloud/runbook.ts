import { CfnOutput, Stack } from 'aws-cdk-lib';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDocument } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import type { Stage } from './stage.ts';

interface RunbookProps {
  stage: Stage;
  provision: EntryFunction;
  /** Behind the name of the stage. */
  name: string;
  /** What its role may do, in words. */
  may: string;
  /** What an operator does with its form, in words. */
  form: string;
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
      description: props.may,
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
      description: props.form,
      value: `https://${region}.console.aws.amazon.com/systems-manager/automation/execute/${document.ref}?region=${region}`,
    });
  }
}
