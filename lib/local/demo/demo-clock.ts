import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventsHandler } from '../../../functions/lambdas/events.ts';

export interface DemoClock {
  now: () => number;
  /**
   * Runs a function, and what it awaits, as if it were this moment. All other code keeps the machine's time.
   */
  at: <Result>(moment: number, run: () => Result) => Result;
  /** Makes reactions to a journal entry (emails, index updates) run as if at the time of the entry. */
  follow: (handler: EventsHandler) => EventsHandler;
}

export function createDemoClock(): DemoClock {
  const moments = new AsyncLocalStorage<number>();
  const follow =
    (handler: EventsHandler): EventsHandler =>
    async event => {
      for (const record of event.Records) {
        const moment = Date.parse(record.dynamodb?.NewImage?.at?.S ?? '') || Date.now();
        const answer = await moments.run(moment, () => handler({ Records: [record] }));
        if (answer.batchItemFailures.length > 0) return answer;
      }
      return { batchItemFailures: [] };
    };
  return {
    follow,
    now: () => moments.getStore() ?? Date.now(),
    at: (moment, run) => moments.run(moment, run),
  };
}
