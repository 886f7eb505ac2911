import { expect, test } from 'vitest';
import { sendRateWaitsMs } from '../../functions/platform/mail/email-sender.ts';
import { type Outcome, type SendRate, type SimulatedQueue, simulate } from './queue-simulation.ts';
import { asText, ofType, synthesise } from './synthesise.ts';

const { main } = synthesise();

/** Reads the settings of a queue and its worker from the template. */
function queueOf(construct: string): SimulatedQueue {
  const [id = '', queue] =
    ofType(main, 'AWS::SQS::Queue').find(([name]) => name.startsWith(`${construct}Waiting`)) ?? [];
  const [, source] =
    ofType(main, 'AWS::Lambda::EventSourceMapping').find(([, { Properties }]) =>
      asText(Properties.EventSourceArn).includes(id),
    ) ?? [];
  const mapping = Object(source?.Properties);
  const worker = asText(mapping.FunctionName).replace(/[<>]/g, '');
  const { VisibilityTimeout, RedrivePolicy, FifoQueue } = Object(queue?.Properties);
  return {
    reserved: Number(main.Resources[worker]?.Properties.ReservedConcurrentExecutions),
    mostAtOnce: mapping.ScalingConfig.MaximumConcurrency,
    batchSize: mapping.BatchSize,
    visibilitySeconds: VisibilityTimeout,
    mostReceives: RedrivePolicy.maxReceiveCount,
    isFifo: FifoQueue === true,
  };
}

const thresholds = new Map(
  ofType(main, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => [
    String(Properties.AlarmName).replace('lumitree-test-', ''),
    { threshold: Number(Properties.Threshold), periods: Number(Properties.EvaluationPeriods) },
  ]),
);

/** Whether an alarm of the template is raised if its metric has these values in five-minute periods. */
function isOff(name: string, values: number[]): boolean {
  const alarm = thresholds.get(name);
  if (!alarm) throw new Error(`there is no alarm ${name}`);
  let above = 0;
  for (const value of Array.from(values, each => each ?? 0)) {
    above = value > alarm.threshold ? above + 1 : 0;
    if (above >= alarm.periods) return true;
  }
  return false;
}

/** Alarms of a worker and its queue that go off. */
function alarmsOf(worker: 'jobs' | 'mail', outcome: Outcome): string[] {
  const queue = worker === 'mail' ? 'mails' : 'jobs';
  const counted: Record<string, number[]> = {
    [`${worker}-is-throttled`]: outcome.throttles,
    [`${queue}-wait`]: outcome.oldest,
    [`${queue}-are-given-up`]: [outcome.deadLetters],
    ...(worker === 'mail' && { 'mails-fail': outcome.failures }),
  };
  return Object.keys(counted).filter(name => isOff(name, counted[name] ?? []));
}

const organizations = 1_000;
/** Number of messages that may be queued for each organisation in one hour: one per kind of hourly job. */
const messagesOfAnOrganization = 8;
/**
 * Seconds that a message takes with a cold start and slow work; most messages take less than half a second.
 */
const slowSeconds = 4;

const hour = Array.from({ length: organizations * messagesOfAnOrganization }, (_, at) => ({
  sentAt: Math.floor(at / 400),
  group: `clinic-${at % organizations}`,
  seconds: slowSeconds,
}));

test('the hourly jobs of 1,000 organisations are all done within the hour and set off no alarm', () => {
  const outcome = simulate(queueOf('JobQueue'), hour);
  expect(outcome).toMatchObject({ done: hour.length, deadLetters: 0 });
  expect(alarmsOf('jobs', outcome)).toEqual([]);
  expect(outcome.endedAt).toBeLessThan(3_600);
});

/** The emails that a school sends to all its families at the same time. */
const familyMails = Array.from({ length: 600 }, () => ({ sentAt: 0, group: 'school', seconds: 0.2 }));
/** The rate limit of an SES account that has left the sandbox. */
const sendRate: SendRate = {
  mailsASecond: 14,
  waitsSeconds: sendRateWaitsMs.map(wait => wait / 1_000),
};

test('600 emails to the families of a school are all sent and set off no alarm', () => {
  const outcome = simulate(queueOf('MailQueue'), familyMails, sendRate);
  expect(outcome).toMatchObject({ done: familyMails.length, deadLetters: 0 });
  expect(alarmsOf('mail', outcome)).toEqual([]);
  expect(outcome.endedAt).toBeLessThan(300);
});

test('600 emails would set off an alarm if the mail worker ignored the rate limit of SES', () => {
  const outcome = simulate(queueOf('MailQueue'), familyMails, { ...sendRate, waitsSeconds: [] });
  expect(alarmsOf('mail', outcome)).toContain('mails-fail');
});

test('messages that were only throttled would be lost if the queue did not limit concurrent deliveries', () => {
  const outcome = simulate({ ...queueOf('JobQueue'), mostAtOnce: undefined }, hour);
  expect(outcome.deadLetters).toBeGreaterThan(0);
  expect(alarmsOf('jobs', outcome)).toEqual(
    expect.arrayContaining(['jobs-is-throttled', 'jobs-are-given-up']),
  );
});
