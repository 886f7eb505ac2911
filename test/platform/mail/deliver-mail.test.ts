import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { UndeliverableStore } from '../../../functions/platform/mail/undeliverable-store.ts';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { openClinic } from '../../support/clinic.ts';
import { mailEvent, openMailsStore, queueEmail } from '../../support/queue-email.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { openWorld } from '../../support/world.ts';

const somebody = (begins = 'reader') => `${begins}-${randomUUID()}@test.example`;

async function inbox(to: string) {
  const { backend } = await openWorld();
  return backend.mail.received(to);
}

test('an email stored in the transaction of a change is sent once, and then the secret is deleted from its stored copy', async () => {
  const { slug } = await openClinic({ name: '明亮视光中心' });
  const to = somebody();
  const { record } = await queueEmail(slug, { to, locale: 'zh', link: '/register?token=a-secret' });
  expect(record).toMatchObject({ status: 'sent', content: null, doubtful: 0 });
  const [mail, ...more] = await inbox(to);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('明亮视光中心邀请您加入明树 · 明亮视光中心 invites you to Lumitree');
  expect(mail?.from).toBe('"明亮视光中心" <no-reply@lumitree.localhost>');
  expect(mail?.body.text).toContain('http://127.0.0.1:4000/zh/register?token=a-secret');
  expect(mail?.body.html).toContain('href="http://127.0.0.1:4000/register?token=a-secret"');
});

test('emails that are not from an organisation have Lumitree as the sender', async () => {
  const to = somebody();
  await queueEmail(null, { to });
  const [mail] = await inbox(to);
  expect(mail?.from).toBe('"Lumitree" <no-reply@lumitree.localhost>');
});

test('an email that is in the queue twice is sent once', async () => {
  const { slug } = await openClinic();
  const to = somebody();
  const { id } = await queueEmail(slug, { to });
  const { backend } = await openWorld();
  await backend.sendMail(mailEvent(slug, id));
  expect(await inbox(to)).toHaveLength(1);
});

test('a crash between sending an email and recording this causes at most one duplicate email, which is counted', async () => {
  const { slug } = await openClinic();
  const to = somebody();
  const { id, mails } = await queueEmail(slug, { to });
  const world = await openWorld();
  const fall = async () => {
    const sent = await mails.get(id);
    if (sent)
      await mails.updateStatus(sent, { status: 'sending', content: { values: {}, link: '/register' } });
  };
  await fall();
  expect(await world.backend.sendMail(mailEvent(slug, id))).toMatchObject({ batchItemFailures: [{}] });
  expect(await inbox(to)).toHaveLength(1);
  await world.withClockAhead(120_000, () => world.backend.sendMail(mailEvent(slug, id)));
  expect(await inbox(to)).toHaveLength(2);
  expect(await mails.get(id)).toMatchObject({ status: 'sent', doubtful: 1 });
  await fall();
  await world.withClockAhead(120_000, () => world.backend.sendMail(mailEvent(slug, id)));
  expect(await inbox(to)).toHaveLength(2);
  expect(await mails.get(id)).toMatchObject({ status: 'failed', content: { link: '/register' } });
});

test('no further email is sent to an address that bounced or complained about an email', async () => {
  const { slug } = await openClinic();
  for (const [begins, status] of [
    ['bounce', 'bounced'],
    ['complaint', 'complained'],
  ] as const) {
    const to = somebody(begins);
    const { id, mails } = await queueEmail(slug, { to });
    await vi.waitFor(async () => expect(await mails.get(id)).toMatchObject({ status }), 5_000);
    const { record } = await queueEmail(slug, { to: to.toUpperCase() });
    expect(record).toMatchObject({ status: 'suppressed' });
    expect(await inbox(to)).toHaveLength(1);
  }
});

test('after a month emails are sent again to an address that bounced, but not to one that complained', async () => {
  const { table } = await openRawTable();
  const to = somebody();
  await new UndeliverableStore(table, Date.now).add(to, 'bounced');
  const inAMonth = () => Date.now() + 31 * dayMs;
  expect(await new UndeliverableStore(table, Date.now).has(to)).toBe(true);
  expect(await new UndeliverableStore(table, inAMonth).has(to)).toBe(false);
  await new UndeliverableStore(table, Date.now).add(to, 'complained');
  expect(await new UndeliverableStore(table, inAMonth).has(to)).toBe(true);
});

test('the email log lists only the organisation’s own emails, newest first', async () => {
  const { slug } = await openClinic();
  const addresses = [somebody(), somebody()];
  for (const to of addresses) await queueEmail(slug, { to });
  const { mails } = await openMailsStore(slug);
  const { mails: listed } = await mails.listPage(10, null);
  expect(listed.map(({ to }) => to)).toEqual(addresses.toReversed());
});
