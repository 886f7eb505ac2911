import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { callerWith } from '../../support/caller.ts';
import { changeMemberRecord, changeOrganizationRecord } from '../../support/change-item.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../support/clinic.ts';
import { signInToPool } from '../../support/user-pool.ts';
import { openWorld } from '../../support/world.ts';

let clinic: Clinic;
let other: Clinic;
let hidden: Case;
let user: Principal;
beforeAll(async () => {
  [clinic, other] = await Promise.all([openClinic(), openClinic()]);
  hidden = await makeCase(clinic.admin);
  user = await clinic.join({ visibility: 'selected' });
});

/**
 * Sends a change that contains every possible error. The returned error code shows which check comes first.
 */
async function codeOf(caller: Pick<Principal, 'send'>, id: string, body = '{"version":9,"surprise":1}') {
  const reply = await caller.send('PUT', `cases/${id}`, { body });
  return [reply.status, (reply.body as { error?: { code: string } }).error?.code];
}

test('if a request has several errors, the error that comes first in a fixed order is returned', async () => {
  const { api } = await openWorld();
  const foreign = (await makeCase(other.admin)).id;
  const { accessToken } = await signInToPool(user.person);
  const notOpened = callerWith(api, { authorization: `Bearer ${accessToken}`, 'x-organization': other.slug });
  expect(await codeOf(callerWith(api, {}), foreign)).toEqual([401, undefined]);
  expect(await codeOf(notOpened, foreign)).toEqual([401, 'session.missing']);
  const elsewhere = callerWith(api, { ...user.headers, 'x-organization': other.slug });
  expect(await codeOf(elsewhere, foreign)).toEqual([403, 'organization.foreign']);
  expect(await codeOf(await openSuperadmin(), hidden.id)).toEqual([403, 'permission.denied']);
  for (const id of [hidden.id, foreign, `case_${'0'.repeat(22)}`, 'nonsense'])
    expect(await codeOf(user, id)).toEqual([404, 'record.missing']);
  expect(await codeOf(clinic.admin, hidden.id)).toEqual([400, 'request.invalid']);
  const whole = JSON.stringify({ ...child, version: 9 });
  expect(await codeOf(clinic.admin, hidden.id, whole)).toEqual([409, 'version.conflict']);
});

test('responses for a hidden record, a record of another organisation and a missing record are the same, byte for byte', async () => {
  const foreign = (await makeCase(other.admin)).id;
  const ids = [hidden.id, foreign, `case_${'0'.repeat(22)}`, 'case_', 'nonsense', '%00', 'CASE%23'];
  const replies = await Promise.all(ids.map(id => user.send('GET', `cases/${id}`)));
  expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([404]));
  expect(new Set(replies.map(reply => reply.text)).size).toBe(1);
  const names = replies.map(reply => [...reply.headers.keys()].join());
  expect(new Set(names).size).toBe(1);
});

test('after the licence has expired, everything can be read and nothing can be changed', async () => {
  const lapsed = await openClinic();
  const { id } = await makeCase(lapsed.admin);
  await changeOrganizationRecord(lapsed, { endsOn: '2020-01-01' });
  const ended = { status: 403, code: 'licence.ended' };
  expect((await lapsed.admin.call(cases.getCase, { caseId: id })).data.id).toBe(id);
  expect((await lapsed.admin.call(cases.searchCases, { text: '小明' })).data.data).toHaveLength(1);
  expect(await lapsed.admin.expectError(cases.createCase, child)).toMatchObject(ended);
  expect(await lapsed.admin.expectError(cases.archiveCase, { caseId: id })).toMatchObject(ended);
  expect(await lapsed.admin.send('POST', 'user/changeLanguage', { body: '{"locale":"zh"}' })).toMatchObject({
    status: 200,
  });
});

test('an organisation can change its data on the last day of its licence', async () => {
  const { slug, admin } = await openClinic({ timeZone: 'Pacific/Kiritimati' });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format();
  await changeOrganizationRecord({ slug }, { endsOn: today });
  await makeCase(admin);
  const dayBefore = new Date(Date.parse(today) - dayMs).toISOString().slice(0, 10);
  await changeOrganizationRecord({ slug }, { endsOn: dayBefore });
  expect(await admin.expectError(cases.createCase, child)).toMatchObject({ code: 'licence.ended' });
});

test('a person who has lost access to a record gets an error for a repeated request, not the stored response', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const suspended = await clinic.join();
  await suspended.call(cases.createCase, child, key);
  await changeMemberRecord(clinic, suspended.person, { status: 'suspended' });
  expect(await suspended.expectError(cases.createCase, child, key)).toMatchObject({
    code: 'member.suspended',
  });
});

test('a platform administrator can neither read nor create a case, with or without an idempotency key', async () => {
  const superadmin = await openSuperadmin();
  const key = { 'idempotency-key': randomUUID() };
  const denied = { status: 403, code: 'permission.denied' };
  expect(await superadmin.expectError(cases.getCase, { caseId: hidden.id })).toMatchObject(denied);
  expect(await superadmin.expectError(cases.createCase, child, key)).toMatchObject(denied);
  const inside = { 'x-organization': clinic.slug };
  expect(await superadmin.expectError(cases.searchCases, {}, inside)).toMatchObject(denied);
});
