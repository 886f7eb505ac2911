import { Webhook as Verifier } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { ReceiverAnswer } from '../../../../lib/local/webhooks/start-receivers.ts';
import { dayMs, minuteMs } from '../../../../shared/core/dates/durations.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { notifications } from '../../../../shared/features/operations/notifications/endpoints.ts';
import { webhooks as calls } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import {
  maxWebhooks,
  secondsBeforeTry,
  type Webhook,
  webhookEvents,
} from '../../../../shared/features/organizations/webhooks/schema.ts';
import { type Clinic, openClinic } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { makeRegistration } from '../../intake/registrations/samples.ts';
import { makeWebhook, newSecret } from './samples.ts';

/** Starts a new receiver, which collects the deliveries that arrive. */
async function openReceiver(answer?: () => ReceiverAnswer) {
  const { backend } = await openWorld();
  const host = `${crypto.randomUUID()}.example.com`;
  backend.receivers.expect(host, answer ? { answer } : {});
  return {
    url: `https://${host}/hook`,
    arrived: async () => {
      await settled();
      return backend.receivers.received
        .filter(post => post.host === host)
        .map(({ headers, body }) => ({
          headers: headers as Record<string, string>,
          body,
          message: JSON.parse(body),
        }));
    },
  };
}

async function deliveriesTo({ admin, slug }: Clinic, { id: webhookId }: Webhook) {
  await settled();
  return (await admin.call(calls.listDeliveries, { organizationId: slug, webhookId })).data.data;
}

async function read({ admin, slug: organizationId }: Clinic, { id }: Webhook): Promise<Webhook> {
  const { data } = await admin.call(calls.listWebhooks, { organizationId });
  const found = data.webhooks.find(one => one.id === id);
  if (!found) throw new Error('the webhook is gone');
  return found;
}

test('a webhook event contains only IDs, and is signed so that the receiver can verify it', async () => {
  const clinic = await openClinic();
  const { url, arrived } = await openReceiver();
  const { secret } = await makeWebhook(clinic, { url, events: [...webhookEvents] });
  const child = await makeCase(clinic.admin, { fullName: 'Secretive Sam' });
  const report = await makeFinishedReport(clinic.admin);
  const registered = await makeRegistration(clinic);
  const posts = await arrived();
  const told = posts.map(({ message }) => message);
  expect(told.map(({ type }) => type).sort()).toEqual([
    'case.created',
    'case.created',
    'registration.received',
    'report.finished',
  ]);
  const organizationId = clinic.slug;
  expect(told).toContainEqual({
    type: 'case.created',
    timestamp: expect.any(String),
    data: { organizationId, kind: 'case', id: child.id },
  });
  expect(told).toContainEqual({
    type: 'report.finished',
    timestamp: expect.any(String),
    data: { organizationId, kind: 'eyeReport', id: report.id, caseId: report.caseId },
  });
  expect(told).toContainEqual({
    type: 'registration.received',
    timestamp: expect.any(String),
    data: { organizationId, kind: 'case', id: registered.id },
  });
  const verifier = new Verifier(secret);
  for (const { headers, body } of posts) {
    expect(verifier.verify(body, headers)).toEqual(JSON.parse(body));
    expect(body).not.toContain('Secretive');
    expect(() => verifier.verify(body.replace('case', 'Case'), headers)).toThrow();
  }
  expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(posts.length);
});

test('a webhook gets only the chosen events of its own organisation, and no events while the webhook is paused', async () => {
  const clinic = await openClinic();
  const { url, arrived } = await openReceiver();
  const { webhook } = await makeWebhook(clinic, { url, events: ['report.finished'] });
  await makeCase(clinic.admin);
  await makeFinishedReport((await openClinic()).admin);
  const { data: paused } = await clinic.admin.call(calls.changeWebhook, {
    ...{ organizationId: clinic.slug, webhookId: webhook.id },
    ...{ version: webhook.version, state: 'paused' },
  });
  expect(paused).toMatchObject({ state: 'paused', pauseReason: 'admin' });
  await makeFinishedReport(clinic.admin);
  expect(await arrived()).toEqual([]);
  expect(await deliveriesTo(clinic, webhook)).toEqual([]);
  const test = { organizationId: clinic.slug, webhookId: webhook.id };
  expect(await clinic.admin.expectError(calls.testWebhook, test)).toMatchObject({ code: 'webhook.paused' });
});

test('for a day after a webhook’s secret was replaced, requests are signed with both secrets, then only with the new secret', async () => {
  const clinic = await openClinic();
  const { withClockAhead } = await openWorld();
  const { url, arrived } = await openReceiver();
  const { webhook, secret } = await makeWebhook(clinic, { url });
  const of = { organizationId: clinic.slug, webhookId: webhook.id };
  const next = newSecret();
  await clinic.admin.call(calls.replaceWebhookSecret, { ...of, secret: next });
  await clinic.admin.call(calls.testWebhook, of);
  const [first] = await arrived();
  for (const known of [secret, next])
    expect(new Verifier(known).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
      type: 'webhook.test',
    });
  await withClockAhead(dayMs + minuteMs, async () => clinic.admin.call(calls.testWebhook, of));
  const [, second] = await arrived();
  expect(second?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  expect(first?.headers['webhook-signature']?.split(' ')).toHaveLength(2);
});

test('a failed webhook delivery is retried with the same message until the receiver accepts the message', async () => {
  const clinic = await openClinic();
  const { withClockAhead } = await openWorld();
  let status = 503;
  const { url, arrived } = await openReceiver(() => ({ status }));
  const { webhook } = await makeWebhook(clinic, { url });
  await makeCase(clinic.admin);
  expect(await arrived()).toHaveLength(1);
  const [waiting] = await deliveriesTo(clinic, webhook);
  expect(waiting).toMatchObject({ status: 'waiting', tries: [{ problem: 'status', status: 503 }] });
  expect(await read(clinic, webhook)).toMatchObject({ state: 'active', failingSince: expect.any(String) });
  status = 204;
  await withClockAhead(2 * minuteMs, settled);
  const posts = await arrived();
  expect(posts).toHaveLength(2);
  expect(posts[1]?.headers['webhook-id']).toBe(posts[0]?.headers['webhook-id']);
  const [delivered] = await deliveriesTo(clinic, webhook);
  expect(delivered).toMatchObject({
    status: 'delivered',
    nextTryAt: null,
    tries: [{}, { problem: null, status: 204 }],
  });
  expect(await read(clinic, webhook)).toMatchObject({ failingSince: null });
  status = 503;
  await makeCase(clinic.admin);
  await arrived();
  const { version, failingSince } = await read(clinic, webhook);
  expect(failingSince).toEqual(expect.any(String));
  const { data: moved } = await clinic.admin.call(calls.changeWebhook, {
    ...{ organizationId: clinic.slug, webhookId: webhook.id, version },
    ...{ state: 'active', url: `${url}/moved` },
  });
  expect(moved).toMatchObject({ failingSince: null });
});

testInTurn(
  'a webhook delivery fails after ten tries in two days, and three days of failure pause the webhook',
  async () => {
    const clinic = await openClinic();
    const { withClockAhead } = await openWorld();
    const { url, arrived } = await openReceiver(() => ({ status: 500 }));
    const { webhook } = await makeWebhook(clinic, { url });
    await makeCase(clinic.admin);
    const totalSeconds = secondsBeforeTry.reduce<number>((sum, seconds) => sum + seconds, 0);
    expect(totalSeconds / 86_400).toBeGreaterThan(2);
    let seconds = 0;
    for (const pause of secondsBeforeTry) {
      seconds += pause;
      // The queue delays a message for 15 minutes at most. A delivery that is due later is queued again then.
      await withClockAhead((seconds - pause / 2) * 1_000 + 20 * minuteMs, settled);
      await withClockAhead(seconds * 1_000 + 60 * minuteMs, settled);
    }
    expect(await arrived()).toHaveLength(secondsBeforeTry.length);
    const [delivery] = await deliveriesTo(clinic, webhook);
    expect(delivery).toMatchObject({ status: 'failed', nextTryAt: null });
    expect(delivery?.tries).toHaveLength(secondsBeforeTry.length);
    expect(await read(clinic, webhook)).toMatchObject({ state: 'active' });
    await withClockAhead(3 * dayMs + minuteMs, async () => {
      await makeCase(clinic.admin);
      await settled();
    });
    expect(await read(clinic, webhook)).toMatchObject({ state: 'paused', pauseReason: 'failing' });
    const { data: list } = await clinic.admin.call(notifications.listNotifications, { page: 1 });
    expect(list.data.map(({ name, description, link }) => [name, description, link])).toContainEqual([
      'Webhook paused',
      expect.stringContaining(new URL(url).hostname),
      `/organizations/${clinic.slug}?tab=api`,
    ]);
    await makeCase(clinic.admin);
    expect(await arrived()).toHaveLength(secondsBeforeTry.length + 1);
  },
);

test('a webhook whose receiver responds 410 Gone is not called again until an admin resumes the webhook', async () => {
  const clinic = await openClinic();
  let status = 410;
  const { url, arrived } = await openReceiver(() => ({ status }));
  const { webhook } = await makeWebhook(clinic, { url });
  await makeCase(clinic.admin);
  expect(await arrived()).toHaveLength(1);
  const paused = await read(clinic, webhook);
  expect(paused).toMatchObject({ state: 'paused', pauseReason: 'gone' });
  status = 200;
  const of = { organizationId: clinic.slug, webhookId: webhook.id };
  const { data: going } = await clinic.admin.call(calls.changeWebhook, {
    ...{ ...of, version: paused.version, state: 'active' },
  });
  expect(going).toMatchObject({ state: 'active', pauseReason: null, failingSince: null });
  const [given] = await deliveriesTo(clinic, webhook);
  expect(given?.status).toBe('failed');
  await clinic.admin.call(calls.redeliver, { ...of, deliveryId: given?.id ?? '' });
  const posts = await arrived();
  expect(posts).toHaveLength(2);
  expect(posts[1]?.body).toBe(posts[0]?.body);
  expect(posts[1]?.headers['webhook-id']).toBe(posts[0]?.headers['webhook-id']);
});

test('nothing is sent to a webhook whose host name resolves to an internal address; the admin sees the reason', async () => {
  const clinic = await openClinic();
  const { backend } = await openWorld();
  const { url, arrived } = await openReceiver();
  backend.receivers.expect(new URL(url).hostname, { addresses: ['169.254.169.254'] });
  const { webhook } = await makeWebhook(clinic, { url });
  await makeCase(clinic.admin);
  expect(await arrived()).toEqual([]);
  expect(await deliveriesTo(clinic, webhook)).toMatchObject([
    { status: 'waiting', tries: [{ problem: 'forbidden-address', status: null }] },
  ]);
});

test('pending deliveries of a deleted webhook are not sent', async () => {
  const clinic = await openClinic();
  const { withClockAhead } = await openWorld();
  const { url, arrived } = await openReceiver(() => ({ status: 500 }));
  const { webhook } = await makeWebhook(clinic, { url });
  await makeCase(clinic.admin);
  expect(await arrived()).toHaveLength(1);
  const of = { organizationId: clinic.slug, webhookId: webhook.id };
  await clinic.admin.call(calls.deleteWebhook, of);
  await withClockAhead(2 * minuteMs, settled);
  expect(await arrived()).toHaveLength(1);
  for (const call of [calls.listDeliveries, calls.testWebhook, calls.deleteWebhook])
    expect(await clinic.admin.expectError(call, of)).toMatchObject({ code: 'record.missing' });
});

test('an organisation has at most ten webhooks, even if admins add them concurrently', async () => {
  const clinic = await openClinic();
  const attempts = Array.from({ length: maxWebhooks + 3 }, () => makeWebhook(clinic));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxWebhooks);
  const { data } = await clinic.admin.call(calls.listWebhooks, { organizationId: clinic.slug });
  const [first] = data.webhooks;
  const of = { organizationId: clinic.slug, webhookId: first?.id ?? '' };
  await clinic.admin.call(calls.deleteWebhook, of);
  await makeWebhook(clinic);
  await expect(makeWebhook(clinic)).rejects.toThrow();
});

test('a webhook’s secret is stored only in a record that the Lambda `api` cannot read, and no response contains the secret', async () => {
  const clinic = await openClinic();
  const { secret, webhook } = await makeWebhook(clinic);
  const of = { organizationId: clinic.slug, webhookId: webhook.id };
  const next = newSecret();
  const { data } = await clinic.admin.call(calls.replaceWebhookSecret, { ...of, secret: next });
  expect(JSON.stringify([webhook, data])).not.toContain('whsec_');
  const { everything } = await openRawTable();
  for (const word of [secret, next]) {
    const holding = (await everything()).filter(item => JSON.stringify(item).includes(word));
    expect(holding.map(({ pk }) => pk)).toEqual([`X#WEBHOOK#${webhook.id}`]);
  }
});

test('a change based on an outdated version of a webhook is rejected as a conflict and changes nothing', async () => {
  const clinic = await openClinic();
  const { webhook } = await makeWebhook(clinic);
  const of = { organizationId: clinic.slug, webhookId: webhook.id };
  const change = { ...of, version: 1, events: ['report.finished' as const] };
  await clinic.admin.call(calls.changeWebhook, change);
  const refused = await clinic.admin.expectError(calls.changeWebhook, {
    ...change,
    events: ['case.created'],
  });
  expect(refused).toMatchObject({ code: 'version.conflict' });
  expect(await read(clinic, webhook)).toMatchObject({ events: ['report.finished'], version: 2 });
  expect(await clinic.admin.expectError(cases.getCase, { caseId: webhook.id })).toMatchObject({
    code: 'record.missing',
  });
});
