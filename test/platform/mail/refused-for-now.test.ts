import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Environment } from '../../../functions/platform/environment.ts';
import { type DeliveryContext, deliverMail } from '../../../functions/platform/mail/deliver-mail.ts';
import { EmailRejected, EmailSender } from '../../../functions/platform/mail/email-sender.ts';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import type { MailRecord } from '../../../shared/core/mail/record.ts';

const queuedAt = Date.UTC(2026, 10, 21);

/** Delivers an email that SES rejects, this many milliseconds after it was queued. */
function delivery(refusal: Error, ageMs: number) {
  const at = new Date(queuedAt).toISOString();
  const found = {
    ...{ id: 'mail_1', template: 'invitation', to: 'ada@test.example', locale: 'en', script: 'simplified' },
    ...{ content: { values: {}, link: '/register?token=x' }, sending: null, status: 'queued', doubtful: 0 },
    ...{ messageId: null, by: 'test', queuedAt: at, changedAt: at, version: 1 },
  } as unknown as MailRecord;
  const statuses: unknown[] = [];
  const sendLater = vi.fn(async () => undefined);
  const noteRefusal = vi.fn(async () => undefined);
  const context = {
    mails: {
      get: async () => found,
      updateStatus: async (_: MailRecord, changes: Partial<MailRecord>) => {
        statuses.push(changes.status);
        return { ...found, ...changes };
      },
    },
    undeliverable: { has: async () => false },
    emailSender: { send: () => Promise.reject(refusal) },
    organization: null,
    attachmentsOf: async () => ({ message: null, attachments: [] }),
    from: 'no-reply@test.example',
    webUrl: 'https://test.example',
    now: () => queuedAt + ageMs,
    sendLater,
    noteRefusal,
  } as unknown as DeliveryContext;
  return { context, statuses, sendLater, noteRefusal };
}

const forNow = new EmailRejected('MessageRejected', true);

test('an email that SES rejects temporarily is tried again by the queue as long as tries are left', async () => {
  const { context, statuses, sendLater, noteRefusal } = delivery(forNow, 0);
  await expect(deliverMail(context, 'mail_1', false)).rejects.toThrow('MessageRejected');
  expect(statuses).toEqual(['sending', 'queued']);
  expect(sendLater).not.toHaveBeenCalled();
  expect(noteRefusal).toHaveBeenCalledOnce();
});

test('after the last try of the queue, an email that SES rejects temporarily is sent later and does not count as failed', async () => {
  const { context, statuses, sendLater } = delivery(forNow, dayMs);
  await deliverMail(context, 'mail_1', true);
  expect(statuses).toEqual(['sending', 'queued']);
  expect(sendLater).toHaveBeenCalledWith('mail_1');
});

test('an email that SES has rejected temporarily for three days counts as failed', async () => {
  const { context, statuses, sendLater } = delivery(forNow, 3 * dayMs);
  await expect(deliverMail(context, 'mail_1', true)).rejects.toThrow('MessageRejected');
  expect(statuses).toEqual(['sending', 'failed']);
  expect(sendLater).not.toHaveBeenCalled();
});

test('an email that SES permanently rejects fails immediately', async () => {
  const { context, statuses, noteRefusal } = delivery(new EmailRejected('MessageRejected', false), 0);
  await expect(deliverMail(context, 'mail_1', false)).rejects.toThrow('MessageRejected');
  expect(statuses).toEqual(['sending', 'failed']);
  expect(noteRefusal).not.toHaveBeenCalled();
});

let answer = { type: '', message: '' };
/** SES rejects this many requests with `answer`, and accepts all later ones. */
let rejections = Number.POSITIVE_INFINITY;
let requests = 0;
const ses = createServer((_, response) => {
  requests++;
  if (requests > rejections) {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(JSON.stringify({ MessageId: 'sent' }));
  }
  response.writeHead(400, { 'content-type': 'application/json', 'x-amzn-errortype': answer.type });
  return response.end(JSON.stringify({ message: answer.message }));
});
beforeAll(() => new Promise<void>(done => ses.listen(0, '127.0.0.1', done)));
afterAll(() => ses.close());

test.each([
  [
    'an unverified recipient in the sandbox',
    'MessageRejected',
    'Email address is not verified. The following identities failed the check in region AP-SOUTHEAST-1: a@b.example',
    true,
  ],
  ['sending that is paused', 'SendingPausedException', 'Sending is paused', true],
  ['an account that was stopped', 'AccountSuspendedException', 'Account is suspended', true],
  ['the daily quota', 'LimitExceededException', 'Daily message quota exceeded', true],
  [
    'the daily quota, reported as too many requests',
    'TooManyRequestsException',
    'Daily message quota exceeded',
    true,
  ],
  ['a mail with a virus', 'MessageRejected', 'Message contains a virus', false],
  ['an invalid address', 'BadRequestException', 'Illegal address', false],
])(
  'a rejection by SES is recognised as temporary or permanent: %s (%s: %s)',
  async (_, type, message, isRetryable) => {
    answer = { type, message };
    [rejections, requests] = [Number.POSITIVE_INFINITY, 0];
    await expect(sendOne()).rejects.toMatchObject({ isRetryable });
    expect(requests).toBe(1);
  },
);

test('an email above SES’s rate limit is sent a moment later and does not count as failed', async () => {
  answer = { type: 'TooManyRequestsException', message: 'Maximum sending rate exceeded.' };
  [rejections, requests] = [2, 0];
  expect(await sendOne()).toBe('sent');
  expect(requests).toBe(3);
});

function sendOne(): Promise<string> {
  const endpoint = `http://127.0.0.1:${(ses.address() as AddressInfo).port}`;
  const sender = new EmailSender({
    mailRegion: 'ap-southeast-1',
    mailConfigurationSet: 'test',
    standIns: { endpoints: { ses: endpoint }, credentials: { accessKeyId: 'a', secretAccessKey: 'b' } },
  } as unknown as Environment);
  return sender.send({ from: 'a@b.example', to: 'c@d.example', raw: new Uint8Array(), tags: {} });
}
