import { setTimeout as wait } from 'node:timers/promises';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { maxReceives } from '../../../shared/core/limits.ts';
import { type EventSourceOptions, startEventSource } from './event-source.ts';
import type { startSqs } from './start-sqs.ts';

export type Sqs = Awaited<ReturnType<typeof startSqs>>;

/**
 * The product's queues. `visibilitySeconds` is how long a received message is hidden. It may be shorter than
 * the Lambda’s timeout, unlike in AWS.
 */
const workQueues = {
  mail: { visibilitySeconds: 20 },
  webhooks: { visibilitySeconds: 30 },
  jobs: { visibilitySeconds: 20, fifo: true },
};

export type WorkQueue = ReturnType<typeof createWorkQueue>;

export function createWorkQueue(sqs: Sqs, work: keyof typeof workQueues) {
  const kind = workQueues[work];
  const create = (start: string, redrive?: { to: string; maxReceiveCount: number }) => {
    const name = 'fifo' in kind ? `${start}.fifo` : start;
    return { name, ...sqs.createQueue({ name, ...kind, ...(redrive && { redrive }) }) };
  };
  const deadLetters = create(`${work}-given-up`);
  return { ...create(work, { to: deadLetters.name, maxReceiveCount: maxReceives }), deadLetters };
}

interface Worker {
  queues: Omit<WorkQueue, 'deadLetters'>[];
  handler: EventSourceOptions['handler'];
  batchSize?: number;
  /** Called once an hour. */
  tick?: () => unknown;
}

/** Connects queues and the hourly event to the Lambda that handles their messages. */
export function startWorker(sqs: Sqs, { queues, handler, tick, ...batch }: Worker) {
  let handled = 0;
  const counted: Worker['handler'] = event => {
    handled++;
    return handler(event);
  };
  const sources = queues.map(queue =>
    startEventSource({ endpoint: sqs.endpoint, queue, handler: counted, ...batch }),
  );
  const hourly = tick && setInterval(tick, hourMs).unref();
  return {
    /** Resolves when the queues are empty. @returns number of events handled since the start */
    settled: async (): Promise<number> => {
      while (queues.some(({ name }) => sqs.waiting(name) > 0)) await wait(15);
      return handled;
    },
    close: async () => {
      clearInterval(hourly);
      await Promise.all(sources.map(source => source.close()));
    },
  };
}
