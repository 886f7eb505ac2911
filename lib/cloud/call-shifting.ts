import { Stack } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

interface ShiftingProps {
  stage: Stage;
  entries: Record<string, EntryFunction>;
  alarms: Map<string, Alarm>;
}

const shiftings = {
  canary: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
  linear: LambdaDeploymentConfig.LINEAR_10PERCENT_EVERY_1MINUTE,
};

/**
 * Sends only a part of the requests to a new version of a Lambda at first. If an alarm starts during that
 * time, the old version gets all requests again, and CloudFormation rolls back the whole deployment.
 */
export class CallShifting extends Construct {
  constructor(scope: Construct, id: string, { stage, entries, alarms }: ShiftingProps) {
    super(scope, id);
    if (stage.shift === 'at-once') return;
    const deploymentConfig = shiftings[stage.shift];
    const stack = Stack.of(this);
    stack.node.addValidation({ validate: () => problemsWithTables(stack, stage) });
    const application = new LambdaApplication(this, 'Application');
    for (const [name, { live }] of Object.entries(entries)) {
      if (!live) throw new Error(`${name} has no alias that its calls come by`);
      const { role } = new LambdaDeploymentGroup(this, name, {
        application,
        alias: live,
        deploymentConfig,
        alarms: ['calls-fail', `${name}-fails`].map(rule => alarmOf(alarms, rule)),
        autoRollback: { deploymentInAlarm: true, failedDeployment: true, stoppedDeployment: true },
      });
      addNagSuppressions(role, {
        'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
          'CodeDeploy alone takes this role, and AWS keeps its policy in step with what the service does.',
      });
    }
  }
}

/**
 * Finds a stage that shifts requests gradually although it has two tables. That is not allowed: the old
 * version of a Lambda would run with the IAM role of the new version, which can access only the new table.
 */
const problemsWithTables = (stack: Stack, { name }: Stage): string[] =>
  stack.node.findAll().filter(one => one instanceof CfnGlobalTable).length > 1
    ? [
        `The stage ${name} has two tables and shifts its calls. Deploy a restored table with "shift": "at-once", and ` +
          'take the old table out of lib/cloud/data.ts (it stays in the account) before calls shift again.',
      ]
    : [];

function alarmOf(alarms: Map<string, Alarm>, rule: string): Alarm {
  const found = alarms.get(rule);
  if (!found) throw new Error(`no alarm is named ${rule}`);
  return found;
}
