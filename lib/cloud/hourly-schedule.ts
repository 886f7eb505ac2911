import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import type { FailedInvocations } from './failures/failed-invocations.ts';

/** Invokes the jobs Lambda every hour to resume lost jobs and to process what is due. */
export class HourlySchedule extends Construct {
  constructor(scope: Construct, id: string, jobs: EntryFunction, failed: FailedInvocations) {
    super(scope, id);
    failed.keepOf(jobs, { times: 2, within: Duration.minutes(30) });
    new Rule(this, 'Rule', {
      description: 'Lumitree: once an hour',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [
        new LambdaFunction(jobs.lambda, {
          event: RuleTargetInput.fromObject({ tick: true }),
          deadLetterQueue: failed.queue,
        }),
      ],
    });
  }
}
