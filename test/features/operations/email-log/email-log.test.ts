import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import { openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { invite } from '../../../support/invite.ts';
import { queueEmail } from '../../../support/queue-email.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeFailedMail } from './samples.ts';

const search = async (
  who: Principal,
  wanted: {
    state?: 'queued' | 'sent' | 'bounced' | 'suppressed' | 'failed';
    text?: string;
    template?: 'waiting';
  } = {},
) => (await who.call(emailLog.searchMails, wanted)).data.data;

const received = async (to: string) => (await openWorld()).backend.mail.received(to);

test('an admin sees and filters the organisation’s emails with recipient, sender and status', async () => {
  const { slug, admin } = await openClinic();
  const other = await openClinic();
  const { email } = await invite({ slug, admin });
  await invite(other);
  await settled();
  const own = await search(admin);
  expect(own.map(({ to }) => to)).toContain(email);
  expect(own.find(({ to }) => to === email)).toMatchObject({
    template: 'invitation',
    state: 'sent',
    by: 'Ada Admin',
    canRetry: false,
    canAllow: false,
  });
  expect(await search(admin, { text: email.slice(3, 20).toUpperCase() })).toHaveLength(1);
  expect(await search(admin, { state: 'failed' })).toEqual([]);
  expect(await search(admin, { template: 'waiting' })).toEqual([]);
});

test('the pages of the email log contain every matching email once', async () => {
  const { slug, admin } = await openClinic();
  const lost: string[] = [];
  for (let count = 0; count < 28; count++) {
    lost.unshift((await makeFailedMail(slug)).id);
    await makeFailedMail(slug, { status: 'sent', content: null });
  }
  const first = (await admin.call(emailLog.searchMails, { state: 'failed' })).data;
  expect(first.data.map(({ id }) => id)).toEqual(lost.slice(0, 25));
  const cursor = first.meta.next ?? '';
  const second = (await admin.call(emailLog.searchMails, { state: 'failed', cursor })).data;
  expect(second.data.map(({ id }) => id)).toEqual(lost.slice(25));
  expect(second.meta.next).toBeNull();
});

testInTurn('a failed email can be retried once from the email log; the retry sends a new email', async () => {
  const { slug, admin } = await openClinic();
  const { id: mailId, to } = await makeFailedMail(slug);
  const key = { 'idempotency-key': randomUUID() };
  const { data } = await admin.call(emailLog.retryMail, { mailId }, key);
  await admin.call(emailLog.retryMail, { mailId }, key);
  expect((await admin.expectError(emailLog.retryMail, { mailId })).code).toBe('mail.over');
  await settled();
  expect(await received(to)).toHaveLength(1);
  expect((await search(admin, { text: to })).map(({ id, state }) => [id, state])).toEqual([
    [data.id, 'sent'],
    [mailId, 'failed'],
  ]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('an email with expired links cannot be retried from the email log', async () => {
  const { slug, admin } = await openClinic();
  const queuedAt = new Date(Date.now() - 8 * dayMs).toISOString();
  const { id: mailId } = await makeFailedMail(slug, { queuedAt });
  expect((await search(admin))[0]?.canRetry).toBe(false);
  expect((await admin.expectError(emailLog.retryMail, { mailId })).code).toBe('mail.over');
});

test('if the report of a failed email was deleted, a retry of the email sends nothing and fails', async () => {
  const { slug, admin } = await openClinic();
  const sending = newChildId('sending', newId('case', Date.now()), Date.now());
  const { id: mailId } = await makeFailedMail(slug, { sending });
  expect((await search(admin))[0]?.canRetry).toBe(true);
  await admin.call(emailLog.retryMail, { mailId });
  await settled();
  const [again, before] = await search(admin);
  expect([again, before].map(line => [line?.state, line?.canRetry])).toEqual([
    ['failed', false],
    ['failed', false],
  ]);
});

test('an address that was blocked after a bounced email can be unblocked and gets email again; not after a spam complaint', async () => {
  const { slug, admin } = await openClinic();
  const lostTo = async (begins: 'bounce' | 'complaint', state: string) => {
    const to = `${begins}-${randomUUID()}@test.example`;
    const { id } = await queueEmail(slug, { to });
    await vi.waitFor(async () => expect((await search(admin, { text: to }))[0]?.state).toBe(state), 5_000);
    return { mailId: id, to };
  };
  const gone = await lostTo('bounce', 'bounced');
  const suppressed = await queueEmail(slug, { to: gone.to });
  expect((await search(admin, { text: gone.to }))[0]).toMatchObject({
    state: 'suppressed',
    canRetry: false,
    canAllow: true,
  });
  await admin.call(emailLog.allowAddress, { mailId: gone.mailId });
  expect((await search(admin, { text: gone.to }))[0]).toMatchObject({ canRetry: true, canAllow: false });
  const before = (await received(gone.to)).length;
  await admin.call(emailLog.retryMail, { mailId: suppressed.id });
  await settled();
  expect(await received(gone.to)).toHaveLength(before + 1);
  const unwanted = await lostTo('complaint', 'complained');
  const refusal = await admin.expectError(emailLog.allowAddress, { mailId: unwanted.mailId });
  expect(refusal.code).toBe('mail.unwanted');
  expect((await search(admin, { text: unwanted.to }))[0]?.canAllow).toBe(false);
});

test('a platform administrator sees the platform’s emails in the email log, but no emails of an organisation', async () => {
  const { slug } = await openClinic();
  const sam = await openSuperadmin();
  const { id: mailId } = await makeFailedMail(slug);
  const own = await makeFailedMail(null);
  expect(await search(sam, { text: own.to })).toMatchObject([{ id: own.id, canRetry: true }]);
  expect((await sam.expectError(emailLog.retryMail, { mailId })).status).toBe(404);
});
