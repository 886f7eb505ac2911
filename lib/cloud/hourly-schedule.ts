import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';

/** Invokes the jobs Lambda every hour to resume lost jobs and to process what is due. */
export class HourlySchedule extends Construct {
  constructor(scope: Construct, id: string, { lambda }: EntryFunction) {
    super(scope, id);
    new Rule(this, 'Rule', {
      description: 'Lumitree: once an hour',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(lambda, { event: RuleTargetInput.fromObject({ tick: true }) })],
    });
  }
}
