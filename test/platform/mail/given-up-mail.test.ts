import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { sendMailsAgain } from '../../../lib/restore/send-mails-again.ts';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import { maxReceives } from '../../../shared/core/limits.ts';
import { reportDocuments } from '../../../shared/features/eye/report-documents/endpoints.ts';
import { emailLog } from '../../../shared/features/operations/email-log/endpoints.ts';
import { makeSendableReport } from '../../features/eye/report-documents/samples.ts';
import { uniqueEmail } from '../../support/callers/unique-email.ts';
import { openClinic } from '../../support/clinic.ts';
import { organizationItems } from '../../support/integrity.ts';
import { mailEvent, openMailsStore } from '../../support/queue-email.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../support/world.ts';

type Clinic = Awaited<ReturnType<typeof openClinic>>;

/** Sends a report and sets its email back to the state “waiting”. */
async function makeWaiting({ admin, slug }: Clinic) {
  const { backend } = await openWorld();
  const { id: eyeReportId, reference } = await makeSendableReport(admin);
  const to = uniqueEmail();
  const wanted = { kinds: ['myopia' as const], language: 'en' as const, to: [to], addressesConfirmed: true };
  await admin.call(reportDocuments.sendEyeReport, { ...wanted, eyeReportId });
  await backend.settled();
  const { mails } = await openMailsStore(slug);
  const sent = (await mails.listPage(20, null)).mails.find(mail => mail.to === to);
  if (!sent) throw new Error('there is no mail');
  await mails.updateStatus(sent, { status: 'queued', content: { values: { reference }, link: null } });
  const before = backend.mail.received(to).length;
  return { eyeReportId, to, id: sent.id, mails, more: () => backend.mail.received(to).length - before };
}

const lineOf = async ({ admin }: Clinic, id: string) =>
  (await admin.call(emailLog.searchMails, {})).data.data.find(line => line.id === id);

/** The queue message of an email. It was received this many times or taken from the dead-letter queue. */
function messageOf(slug: string, id: string, received: number | 'given up') {
  const event = mailEvent(slug, id);
  const [record] = event.Records;
  const isGivenUp = received === 'given up';
  Object.assign(record?.attributes ?? {}, {
    ApproximateReceiveCount: isGivenUp ? '1' : String(received),
    ...(isGivenUp && { DeadLetterQueueSourceArn: 'arn:aws:sqs:ap-east-1:000000000000:mail' }),
  });
  return event;
}

test('an email whose queue message failed too often is marked as failed, and an admin can send it again', async () => {
  const clinic = await openClinic();
  const { admin, slug } = clinic;
  const { backend } = await openWorld();
  const { eyeReportId, id, mails, more } = await makeWaiting(clinic);
  expect(await lineOf(clinic, id)).toMatchObject({ state: 'queued', canRetry: false });
  await backend.sendMail(messageOf(slug, id, 'given up'));
  expect(await lineOf(clinic, id)).toMatchObject({ state: 'failed', canRetry: true });
  const statusOf = async () => {
    const { data } = await admin.call(reportDocuments.listSendings, { eyeReportId });
    return data.data[0]?.to[0]?.status;
  };
  expect(await statusOf()).toBe('failed');
  await admin.call(emailLog.retryMail, { mailId: id });
  await backend.settled();
  expect(more()).toBe(1);
  expect(await statusOf()).toBe('sent');
  expect(await lineOf(clinic, id)).toMatchObject({ state: 'failed', canRetry: false });
  await backend.sendMail(messageOf(slug, id, 'given up'));
  await backend.sendMail(messageOf(slug, id, 1));
  expect(more()).toBe(1);
  expect(await mails.get(id)).toMatchObject({ status: 'failed', content: null });
});

test('an email that is being sent is not marked as failed before its lock has expired', async () => {
  const clinic = await openClinic();
  const { slug } = clinic;
  const world = await openWorld();
  const { id, mails } = await makeWaiting(clinic);
  const waiting = await mails.get(id);
  if (waiting) await mails.updateStatus(waiting, { status: 'sending' });
  const early = await world.backend.sendMail(messageOf(slug, id, 'given up'));
  expect(early).toMatchObject({ batchItemFailures: [{}] });
  await world.withClockAhead(2 * minuteMs, () => world.backend.sendMail(messageOf(slug, id, 'given up')));
  expect(await mails.get(id)).toMatchObject({ status: 'failed', doubtful: 1 });
  expect(await lineOf(clinic, id)).toMatchObject({ state: 'failed', canRetry: true });
});

test('an email that was last tried two hours ago can be sent again', async () => {
  const clinic = await openClinic();
  const world = await openWorld();
  const { id, more } = await makeWaiting(clinic);
  await world.withClockAhead(119 * minuteMs, async () => {
    expect(await lineOf(clinic, id)).toMatchObject({ state: 'queued', canRetry: false });
    expect(await clinic.admin.expectError(emailLog.retryMail, { mailId: id })).toMatchObject({
      code: 'mail.over',
    });
  });
  await world.withClockAhead(121 * minuteMs, async () => {
    expect(await lineOf(clinic, id)).toMatchObject({ state: 'queued', canRetry: true });
    await clinic.admin.call(emailLog.retryMail, { mailId: id });
  });
  expect(more()).toBe(1);
});

testInTurn(
  'whichever step of sending an email fails, and however often, in the end the email is marked as sent or as failed',
  {
    timeout: 240_000,
  },
  async () => {
    const clinic = await openClinic();
    const { slug } = clinic;
    const { backend, withFaults, withClockAhead } = await openWorld();
    const faults = ['fail', 'lose-answer'] as const;
    let steps = 1;
    const outcomes: string[] = [];
    for (let step = 1; step <= steps; step++)
      for (const fault of faults)
        for (const isDead of [true, false]) {
          const { id, mails, more } = await makeWaiting(clinic);
          for (let received = 1; received <= maxReceives; received++) {
            let seen = 0;
            const attempt = () =>
              withFaults(
                ({ lambda }) => {
                  if (lambda !== 'mail') return undefined;
                  seen++;
                  return seen === step || (isDead && seen > step) ? fault : undefined;
                },
                () => backend.sendMail(messageOf(slug, id, received)),
              );
            await withClockAhead(received * 6 * minuteMs, attempt);
            steps = Math.max(steps, seen);
          }
          await withClockAhead(60 * minuteMs, () => backend.sendMail(messageOf(slug, id, 'given up')));
          const mail = await mails.get(id);
          const line = await lineOf(clinic, id);
          outcomes.push(`${step} ${fault} ${mail?.status}`);
          if (mail?.status === 'sent') expect(more()).toBeGreaterThan(0);
          else expect(line).toMatchObject({ state: 'failed', canRetry: true });
        }
    expect(steps).toBeGreaterThan(3);
    expect(new Set(outcomes.map(outcome => outcome.split(' ')[2]))).toEqual(new Set(['sent', 'failed']));
  },
);

testInTurn('when an operator sends all failed emails again, each is sent once', async () => {
  const [clinic, other] = [await openClinic(), await openClinic()];
  const { backend } = await openWorld();
  const { endpoint, table } = backend.dynamodb;
  const client = new DynamoDBClient({ endpoint, region, credentials: dummyCredentials });
  const since = new Date().toISOString();
  const found = [await makeWaiting(clinic), await makeWaiting(other)];
  for (const [at, { slug }] of [clinic, other].entries())
    await backend.sendMail(messageOf(slug, found[at]?.id ?? '', 'given up'));
  const late = { table, since: new Date(Date.now() + minuteMs).toISOString() };
  expect(await sendMailsAgain(late, client)).toEqual({ sent: 0, left: 0 });
  const runs = await Promise.all([
    sendMailsAgain({ table, since }, client),
    sendMailsAgain({ table, since }, client),
  ]);
  expect(runs.map(({ sent }) => sent).reduce((sum, sent) => sum + sent)).toBeGreaterThanOrEqual(2);
  await backend.settled();
  expect(found.map(({ more }) => more())).toEqual([1, 1]);
  for (const { slug } of [clinic, other])
    expect((await organizationItems(slug)).filter(({ act }) => act === 'mail.retried')).toHaveLength(1);
});
