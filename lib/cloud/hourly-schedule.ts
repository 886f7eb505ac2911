import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Construct } from 'constructs';
import type { EntryFunction } from './entry-function.ts';
import type { FailedInvocations } from './failures/failed-invocations.ts';
import type { Stage } from './stage.ts';

/**
 * Invokes Lambdas every hour: `jobs` resumes lost jobs and does everything that is due; `mail` asks SES about
 * the state of the account. Events that cannot be delivered go to the queue of `failed`.
 */
export class HourlySchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { maintenance }: Stage,
    entries: EntryFunction[],
    failed: FailedInvocations,
  ) {
    super(scope, id);
    new Rule(this, 'Rule', {
      description: 'Lumitree: once an hour',
      enabled: maintenance === 'off',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: entries.map(
        ({ lambda }) =>
          new LambdaFunction(lambda, {
            event: RuleTargetInput.fromObject({ tick: true }),
            deadLetterQueue: failed.queue,
          }),
      ),
    });
  }
}
