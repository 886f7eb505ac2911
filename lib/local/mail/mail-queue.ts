import { setTimeout as wait } from 'node:timers/promises';
import type { MailHandler } from '../../../functions/entries/mail.ts';
import { startEventSource } from '../sqs/event-source.ts';
import type { startSqs } from '../sqs/start-sqs.ts';

type Sqs = Awaited<ReturnType<typeof startSqs>>;

const name = 'mail';
const givenUp = 'mail-given-up';
/** As `lib/cloud/work-queue.ts` has it. */
const maxReceiveCount = 5;
/** Shorter than in AWS, where a Lambda’s whole time has to pass. */
const visibilitySeconds = 5;
const pollMs = 15;

/** The queue of mails, with the one for those that are given up. */
export function createMailQueue(sqs: Sqs): { url: string; arn: string } {
  sqs.createQueue({ name: givenUp });
  return sqs.createQueue({ name, visibilitySeconds, redrive: { to: givenUp, maxReceiveCount } });
}

/** Feeds the queue to the Lambda that sends mails. */
export function startMailSource(sqs: Sqs, queue: { url: string; arn: string }, handler: MailHandler) {
  const source = startEventSource({
    endpoint: sqs.endpoint,
    queue,
    handler: async event => (await handler(event)) ?? { batchItemFailures: [] },
  });
  return {
    /** Resolves when no mail waits to be sent. */
    settled: async () => {
      while (sqs.waiting(name) > 0) await wait(pollMs);
    },
    close: source.close,
  };
}
