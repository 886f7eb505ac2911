import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AuthTables } from '../../../functions/platform/http/auth-tables.ts';
import { replayRepeated } from '../../../functions/platform/http/idempotency.ts';
import { unwrapReplay } from '../../../functions/platform/storage/commit.ts';
import { clinicalIdempotencyKey } from '../../../functions/platform/storage/keys.ts';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import { idempotencySeconds } from '../../../shared/core/limits.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { openClinic, openSuperadmin, type Principal } from '../../support/clinic.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../support/world.ts';

const newIdempotencyKey = () => ({ 'idempotency-key': randomUUID() });
const countCases = async (caller: Principal) => (await caller.call(cases.searchCases, {})).data.meta.total;

/** Injects a fault into the first `count` transactions of API requests. */
function injectFaultsFirst(count: number, how: 'refuse' | 'lose-answer'): FaultInjection {
  let left = count;
  return ({ operation }) => (operation === 'TransactWriteItems' && left-- > 0 ? how : undefined);
}

test('a request repeated with its idempotency key returns the first response and changes nothing', async () => {
  const { admin } = await openClinic();
  const key = newIdempotencyKey();
  const { data: made } = await admin.call(cases.createCase, child, key);
  expect((await admin.call(cases.createCase, child, key)).data).toEqual(made);
  const change = { ...child, caseId: made.id, version: 1, grade: 'P4' };
  const other = newIdempotencyKey();
  const { data: changed } = await admin.call(cases.changeCase, change, other);
  expect((await admin.call(cases.changeCase, change, other)).data).toEqual(changed);
  expect(changed.version).toBe(2);
  expect(await countCases(admin)).toBe(1);
});

test('a retry that starts before the first request has been committed gets no conflict error', async () => {
  const world = await openWorld();
  const { admin, slug } = await openClinic();
  const { table } = await openRawTable();
  const key = newIdempotencyKey();
  const made = await makeCase(admin);
  const change = { ...child, caseId: made.id, version: 1, grade: 'P4' };
  const { data: changed } = await admin.call(cases.changeCase, change, key);
  await world.backend.settled();
  const recordKey = clinicalIdempotencyKey(slug, admin.person.id, key['idempotency-key']);
  const [record] = await table.get([recordKey]);
  if (!record) throw new Error('no record was kept');
  await table.transact([{ delete: recordKey }]);
  let looks = 0;
  const appearsLate: FaultInjection = async ({ operation }) => {
    if (operation === 'BatchGetItem' && ++looks === 2) await table.transact([{ put: record }]);
    return undefined;
  };
  const again = await world.withFaults(appearsLate, () => admin.call(cases.changeCase, change, key));
  expect(again.data).toEqual(changed);
});

test('ten concurrent requests with the same idempotency key have one effect', async () => {
  const { admin } = await openClinic();
  const key = newIdempotencyKey();
  const ten = Array.from({ length: 10 }, () => admin.call(cases.createCase, child, key));
  const ids = (await Promise.all(ten)).map(({ data }) => data.id);
  expect(new Set(ids).size).toBe(1);
  expect(await countCases(admin)).toBe(1);
});

test('if the first attempt of a request succeeded, a retry returns its response, even if the retry itself would be rejected', async () => {
  const kept = { bodyHash: 'same', answer: gzipSync('{"id":"first"}'), expiresAt: 2_000_000_000 };
  const table = { get: async () => [kept] };
  const tables = { ownTable: table, forOrganization: () => table } as unknown as AuthTables;
  const origin = { organization: 'brightwater', now: () => 0 };
  const at = clinicalIdempotencyKey('brightwater', 'per_1', 'key');
  const replay = (code: ErrorCode, bodyHash?: string) =>
    replayRepeated(
      tables,
      { ...origin, idempotency: bodyHash === undefined ? undefined : { at, bodyHash } },
      new AppError(code),
    ).catch(unwrapReplay);
  expect(await replay('note.finished', 'same')).toEqual({ id: 'first' });
  expect(await replay('record.missing', 'same')).toEqual({ id: 'first' });
  await expect(replay('note.finished', 'other')).rejects.toMatchObject({ code: 'idempotency.other-body' });
  await expect(replay('note.finished')).rejects.toMatchObject({ code: 'note.finished' });
  await expect(replay('permission.denied', 'same')).rejects.toMatchObject({ code: 'permission.denied' });
});

test('reusing an idempotency key with another body or for another endpoint is rejected, naming the first record', async () => {
  const { admin } = await openClinic();
  const key = newIdempotencyKey();
  const { data } = await admin.call(cases.createCase, child, key);
  const used = { status: 422, code: 'idempotency.other-body', current: { id: data.id } };
  expect(await admin.expectError(cases.createCase, { ...child, grade: 'P9' }, key)).toMatchObject(used);
  expect(await admin.expectError(cases.archiveCase, { caseId: data.id }, key)).toMatchObject(used);
  expect(await countCases(admin)).toBe(1);
});

test('two people can use the same idempotency key independently', async () => {
  const { admin, join } = await openClinic();
  const [colleague, stranger] = [await join(), (await openClinic()).admin];
  const key = newIdempotencyKey();
  for (const caller of [admin, colleague, stranger]) await caller.call(cases.createCase, child, key);
  expect(await countCases(admin)).toBe(2);
  expect(await countCases(stranger)).toBe(1);
});

test('an idempotency key can be reused after a day', async () => {
  const world = await openWorld();
  const { admin } = await openClinic();
  const key = newIdempotencyKey();
  const day = idempotencySeconds * 1000;
  const { data: first } = await admin.call(cases.createCase, child, key);
  const again = (ms: number) => world.withClockAhead(ms, () => admin.call(cases.createCase, child, key));
  expect((await again(day - 5_000)).data.id).toBe(first.id);
  expect((await again(day + 2_000)).data.id).not.toBe(first.id);
  expect(await countCases(admin)).toBe(2);
});

test('if the response of a committed request is lost, a retry returns it', async () => {
  const world = await openWorld();
  const { admin } = await openClinic();
  await world.backend.settled();
  const key = newIdempotencyKey();
  const body = JSON.stringify(child);
  const send = () => admin.send('POST', 'cases', { body, headers: key });
  const lost = await world.withFaults(injectFaultsFirst(99, 'lose-answer'), send);
  expect(lost.status).toBeGreaterThanOrEqual(500);
  const { status, body: answer } = await send();
  expect(status).toBe(201);
  const [row] = (await admin.call(cases.searchCases, {})).data.data;
  expect(answer).toMatchObject({ data: { id: row?.id } });
  expect(await countCases(admin)).toBe(1);
});

test('if a response of DynamoDB is lost, the server retries by itself, even without an idempotency key', async () => {
  const world = await openWorld();
  const { admin } = await openClinic();
  await world.backend.settled();
  await world.withFaults(injectFaultsFirst(1, 'lose-answer'), () => makeCase(admin));
  expect(await countCases(admin)).toBe(1);
});

testInTurn(
  'while the table is throttled, a request gets an error and stores nothing, and a later retry succeeds',
  async () => {
    const world = await openWorld();
    const { admin } = await openClinic();
    await world.backend.settled();
    const key = newIdempotencyKey();
    const refused = await world.withFaults(injectFaultsFirst(99, 'refuse'), () =>
      admin.expectError(cases.createCase, child, key),
    );
    expect(refused).toMatchObject({ status: 503, code: 'server.busy' });
    expect(await countCases(admin)).toBe(0);
    await world.withFaults(injectFaultsFirst(1, 'refuse'), () => admin.call(cases.createCase, child, key));
    expect(await countCases(admin)).toBe(1);
  },
);

test('after an error the same idempotency key can be used for the corrected request', async () => {
  const { admin } = await openClinic();
  const { id } = await makeCase(admin);
  await makeCase(admin);
  const key = newIdempotencyKey();
  const change = { ...child, caseId: id, version: 2 };
  expect(await admin.expectError(cases.changeCase, change, key)).toMatchObject({ status: 409 });
  await admin.call(cases.changeCase, { ...change, version: 1 });
  expect((await admin.call(cases.changeCase, change, key)).data.version).toBe(3);
});

test('a retry with the same idempotency key returns even a large response completely', async () => {
  const { admin } = await openClinic();
  const long = '𠮷'.repeat(250);
  const tags = Array.from({ length: 20 }, (_, index) => `${'𠮷'.repeat(38)}${index}`);
  const large = { ...child, address: long, school: long, grade: long, tags };
  const parent = { title: long, name: long, email: null, mobile: null };
  const key = newIdempotencyKey();
  const body = JSON.stringify({ ...large, father: parent, mother: parent });
  const [first, second] = [1, 2].map(() => admin.send('POST', 'cases', { body, headers: key }));
  const text = (await first)?.text ?? '';
  expect(Buffer.byteLength(text)).toBeGreaterThan(8_192);
  expect((await second)?.text).toBe(text);
});

test('requests that change a person’s own data support idempotency keys, also for a platform administrator', async () => {
  const [{ admin }, superadmin] = [await openClinic(), await openSuperadmin()];
  for (const caller of [admin, superadmin]) {
    const key = newIdempotencyKey();
    await caller.call(account.changeLanguage, { locale: 'zh' }, key);
    await caller.call(account.changeLanguage, { locale: 'en' });
    expect((await caller.call(account.changeLanguage, { locale: 'zh' }, key)).data.locale).toBe('zh');
    expect((await caller.call(account.getCurrentUser, {})).data.locale).toBe('en');
    const other = await caller.expectError(account.changeLanguage, { locale: 'en' }, key);
    expect(other).toMatchObject({ status: 422 });
  }
});

test('a malformed idempotency key is rejected', async () => {
  const { admin } = await openClinic();
  for (const key of ['short', 'x'.repeat(65), 'with blanks in it']) {
    expect(await admin.expectError(cases.createCase, child, { 'idempotency-key': key })).toMatchObject({
      status: 400,
      fields: { 'Idempotency-Key': 'validation.invalid_format' },
    });
  }
});
