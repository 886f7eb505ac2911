import { beforeAll, describe, expect, test } from 'vitest';
import { answerAll } from '../../../../functions/features/operations/reads/answer-all.ts';
import { apiOperations } from '../../../../shared/contract.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { maxJointAnswerBytes, maxJointReads } from '../../../../shared/core/limits.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import { reads } from '../../../../shared/features/operations/reads/endpoints.ts';
import { callerWith } from '../../../support/caller.ts';
import { changeMemberRecord } from '../../../support/change-item.ts';
import { type Clinic, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';

type Read = RequestOf<typeof reads.readTogether>['reads'][number];

const search: Read = { method: 'POST', path: 'cases/search', body: { limit: 5 } };
const duplicates: Read = { method: 'GET', path: 'duplicates?limit=5' };
const missing = { status: 404, body: { error: { code: 'record.missing' } } };
const denied = { status: 403, body: { error: { code: 'permission.denied' } } };

let clinic: Clinic;
let user: Principal;
beforeAll(async () => {
  clinic = await openClinic();
  user = await clinic.join();
  await makeCase(user, { fullName: '林小雨' });
});

const together = async (caller: Pick<Principal, 'call'>, ...sent: Read[]) =>
  (await caller.call(reads.readTogether, { reads: sent })).data.answers;
const ofAccount = async (caller: Pick<Principal, 'call'>, ...sent: Read[]) =>
  (await caller.call(reads.readAccountTogether, { reads: sent })).data.answers;

test('a joint request (several reads in one request) returns the same responses as single reads, in the order of the reads', async () => {
  const sent: Read[] = [search, duplicates, { method: 'POST', path: 'notes/search', body: { limit: 5 } }];
  const alone = await Promise.all(
    sent.map(({ method, path, body }) => user.send(method, path, body ? { body: JSON.stringify(body) } : {})),
  );
  expect(await together(user, ...sent)).toEqual(alone.map(({ status, body }) => ({ status, body })));
});

test('a read that fails in a joint request (several reads in one request) does not affect the other reads', async () => {
  const wrong = { method: 'POST', path: 'cases/search', body: { limit: 'many' } } as const;
  const answers = await together(user, search, wrong, { method: 'POST', path: 'terms/search' });
  expect(answers).toMatchObject([
    { status: 200, body: { data: { data: [{ fullName: '林小雨' }] } } },
    { status: 400, body: { error: { code: 'request.invalid', fields: { limit: expect.any(String) } } } },
    denied,
  ]);
});

test('each read in a joint request (several reads in one request) passes the permission checks of its own route', async () => {
  const selected = await clinic.join({ visibility: 'selected', modules: [] });
  const recalls: Read = { method: 'POST', path: 'eye-reports/search', body: { limit: 5 } };
  expect(await together(selected, search, recalls)).toMatchObject([
    { status: 200, body: { data: { data: [] } } },
    { status: 403, body: { error: { code: 'module.needed' } } },
  ]);
  const other = await openClinic();
  const ofOther: Read = { method: 'GET', path: `organizations/${other.slug}` };
  const ofOwn: Read = { method: 'GET', path: `organizations/${clinic.slug}` };
  expect(await ofAccount(user, ofOwn)).toMatchObject([denied]);
  expect(await ofAccount(clinic.admin, ofOwn, ofOther)).toMatchObject([{ status: 200 }, missing]);
  expect(await ofAccount(await openSuperadmin(), { method: 'GET', path: 'platform' }, ofOther)).toMatchObject(
    [{ status: 200 }, { status: 200 }],
  );
});

test('a joint request (several reads in one request) fails if it names another organisation or the sender is suspended or signed out', async () => {
  const { api } = await openWorld();
  const other = await openClinic();
  const elsewhere = callerWith(api, { ...user.headers, 'x-organization': other.slug });
  expect(await elsewhere.expectError(reads.readTogether, { reads: [search] })).toMatchObject({
    code: 'organization.foreign',
  });
  const leaving = await clinic.join();
  await changeMemberRecord(clinic, leaving.person, { status: 'suspended' });
  expect(await leaving.expectError(reads.readTogether, { reads: [search] })).toMatchObject({
    code: 'member.suspended',
  });
  const anonymous = await callerWith(api, {}).send('POST', 'reads', {
    body: JSON.stringify({ reads: [search] }),
  });
  expect(anonymous.status).toBe(401);
  expect(await (await openSuperadmin()).expectError(reads.readTogether, { reads: [search] })).toMatchObject({
    code: 'permission.denied',
  });
});

describe('in a joint request (several reads in one request), a call that is not allowed gets the response for an unknown endpoint', () => {
  const body = { fullName: 'Amy', birthDate: '2018-01-01' };
  test.each<[string, Read]>([
    ['a write', { method: 'POST', path: 'cases', body }],
    ['a call that guesses a password', { method: 'POST', path: 'account/password', body: { password: 'x' } }],
    ['the joint call itself', { method: 'POST', path: 'reads', body: { reads: [search] } }],
    ['a call of another Lambda', { method: 'GET', path: 'account/profile' }],
    ['a read that is not sent together', { method: 'GET', path: 'audit/own' }],
    ['a call without a sign-in', { method: 'POST', path: 'auth/login', body: {} }],
    ['an unknown path', { method: 'GET', path: 'nowhere' }],
    ['the wrong method', { method: 'GET', path: 'cases/search' }],
    ['a path with a slash before it', { method: 'POST', path: '/cases/search' }],
    ['a path that goes up', { method: 'POST', path: 'x/../cases/search' }],
    ['an escaped slash', { method: 'POST', path: 'cases%2Fsearch' }],
    ['the path of API keys', { method: 'POST', path: 'by-key/cases/search' }],
    ['an address', { method: 'POST', path: 'https://localhost/api/cases/search' }],
    ['an invalid escape', { method: 'GET', path: 'organizations/%' }],
    ['a fragment', { method: 'POST', path: 'cases/search#x' }],
  ])('%s', async (_, read) => {
    const [answer, beside] = await together(user, read, search);
    expect(answer).toMatchObject(missing);
    expect(beside).toMatchObject({ status: 200, body: { data: { data: [{ fullName: '林小雨' }] } } });
  });

  test('a joint request (several reads in one request) can contain neither another joint request nor a change of sign-in data', async () => {
    const nested: Read = { method: 'POST', path: 'account/reads', body: { reads: [] } };
    const secret: Read = { method: 'POST', path: 'account/recovery-codes', body: {} };
    expect(await ofAccount(user, nested, secret, search)).toMatchObject([missing, missing, missing]);
  });
});

test('in a joint request (several reads in one request), each read’s query string and body are validated as in a single read', async () => {
  const answers = await together(
    user,
    { method: 'GET', path: 'duplicates?limit=5&limit=6' },
    { method: 'GET', path: 'duplicates?surprise=1' },
    { method: 'GET', path: 'duplicates', body: { limit: 5 } },
    { method: 'POST', path: 'cases/search?limit=5' },
  );
  expect(answers).toMatchObject([
    { status: 400, body: { error: { fields: { limit: 'validation.repeated' } } } },
    { status: 400, body: { error: { fields: { surprise: 'validation.unknown' } } } },
    { status: 400, body: { error: { code: 'request.malformed' } } },
    { status: 400, body: { error: { code: 'request.malformed' } } },
  ]);
});

test('a joint request (several reads in one request) is rejected if it has no or too many reads, or if a read is invalid', async () => {
  const many = Array.from({ length: maxJointReads }, () => search);
  expect(await together(user, ...many)).toHaveLength(maxJointReads);
  const refused = [
    { reads: [...many, search] },
    { reads: [] },
    { reads: [{ ...search, method: 'DELETE' }] },
    { reads: [{ ...search, headers: { 'x-organization': 'other' } }] },
    { reads: [{ ...search, path: 'x'.repeat(2_001) }] },
  ];
  for (const input of refused) {
    const { status, body } = await user.send('POST', 'reads', { body: JSON.stringify(input) });
    expect([status, body]).toMatchObject([400, { error: { code: 'request.invalid' } }]);
  }
  const text = 'x'.repeat(1_100_000);
  const huge = JSON.stringify({ reads: [{ ...search, body: { text } }] });
  expect((await user.send('POST', 'reads', { body: huge })).status).toBe(413);
});

test('the audit records each read in a joint request (several reads in one request) like a read that was sent alone', async () => {
  const reader = await clinic.join();
  await together(reader, search, duplicates, { method: 'POST', path: 'notes/search', body: {} });
  const { data } = await clinic.admin.call(audit.searchAudit, { by: reader.person.id });
  expect(data.data.map(({ act }) => act).toSorted()).toEqual(
    expect.arrayContaining(['cases.listed', 'notes.listed']),
  );
});

test('an API key cannot send several reads in one request', async () => {
  const { caller } = await makeApiKey(clinic);
  expect((await caller.call(cases.searchCases, { limit: 5 })).data.data).toHaveLength(1);
  expect(await caller.expectError(reads.readTogether, { reads: [search] })).toMatchObject({
    code: 'permission.denied',
  });
});

test('if a read’s response no longer fits into the response of a joint request (several reads in one request), the read gets 503', async () => {
  const half = { status: 200, body: 'x'.repeat(maxJointAnswerBytes / 2) };
  const answers = await answerAll([search, search, search], async () => half);
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
});

test('only endpoints that change nothing and need a session can be called in a joint request (several reads in one request)', () => {
  const joint = apiOperations.filter(({ endpoint }) => endpoint.joint);
  expect(joint.length).toBeGreaterThan(10);
  for (const { name, lambda, endpoint } of joint) {
    const { method, effect, path, needs, media } = endpoint;
    expect([method, effect], name).toEqual(method === 'GET' ? ['GET', undefined] : ['POST', 'read']);
    expect(['api', 'account'], name).toContain(lambda);
    expect([needs === 'public', media], name).toEqual([false, undefined]);
    if (method === 'POST') expect(path, name).toMatch(/\/search$|^analytics\/|^mails\/children$/);
  }
});
