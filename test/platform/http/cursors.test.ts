import { describe, expect, test } from 'vitest';
import { CursorSeal } from '../../../functions/platform/http/cursor-seal.ts';
import { newId } from '../../../functions/platform/storage/new-id.ts';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { cursorHours } from '../../../shared/core/limits.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { audit } from '../../../shared/features/operations/audit/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeEyeReport } from '../../features/eye/eye-reports/samples.ts';
import { type Clinic, openClinic, type Principal } from '../../support/clinic.ts';
import { decodeOpaque } from '../../support/opaque/decode-opaque.ts';
import { openRawTable } from '../../support/raw-table.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../support/world.ts';

const refused = { status: 400, code: 'request.invalid', fields: { cursor: 'validation.cursor' } };

async function clinicWithCases(count: number): Promise<Clinic> {
  const clinic = await openClinic();
  for (let number = 0; number < count; number++) await makeCase(clinic.admin, { fullName: `Kid ${number}` });
  return clinic;
}

/** Adds hundreds of hidden children next to a child found by this word. */
async function hideHundreds(slug: string, word: string): Promise<void> {
  await repeatEntry(slug, '#S#', `${word}#`, () => `${word}@home.example#${newId('case', Date.now())}`);
}

/** Adds hundreds of older hidden children whose mothers are called Chan Mei and have her email address. */
async function hideHundredsOfMothers(slug: string): Promise<void> {
  await repeatEntry(slug, '#KIN#NAME#', 'mei chan#', () => `mei chan#${newId('case', 0)}`);
  await repeatEntry(slug, '#KIN#mei@test.example', 'case_', () => newId('case', 0));
}

async function repeatEntry(slug: string, index: string, start: string, newSk: () => string): Promise<void> {
  const { table, ownedBy } = await openRawTable();
  const found = (await ownedBy(slug)).find(({ pk, sk }) => pk.includes(index) && sk.startsWith(start));
  if (!found) throw new Error(`${index} has no entry of ${start}`);
  for (let batch = 0; batch < 5; batch++) {
    const keys = Array.from({ length: 90 }, newSk);
    await table.transact(keys.map(sk => ({ put: { ...found, sk } })));
  }
}

async function makeFinishedReport(maker: Principal): Promise<string> {
  const { id: caseId } = await makeCase(maker, { fullName: 'Quentin 陈', contactEmail: null });
  const { id, version } = await makeEyeReport(maker, { date: '2026-01-05', followUp: '2026-06-05' }, caseId);
  await maker.call(eyeReports.finishEyeReport, { eyeReportId: id, version });
  return id;
}

async function cursorOf(caller: Principal, search: { text?: string; sort?: 'name' } = {}): Promise<string> {
  const { data } = await caller.call(cases.searchCases, { limit: 1, ...search });
  if (data.meta.next === null) throw new Error('there is no second page');
  return data.meta.next;
}

describe('a cursor hides its position and is valid only for one person and one list', () => {
  test('a cursor reveals nothing about the row at which the list continues', async () => {
    const { admin } = await openClinic();
    for (const number of [1, 2])
      await makeCase(admin, {
        fullName: `Wilhelmina ${number}`,
        contactEmail: `wilhelmina${number}@home.example`,
      });
    for (const search of [{}, { sort: 'name' as const }, { text: 'wilhelm' }]) {
      const read = decodeOpaque(await cursorOf(admin, search)).join('\n');
      expect(read).not.toMatch(/wilhelm|home\.|case_/i);
    }
  });

  test('a cursor continues the list for the person who received the cursor', async () => {
    const { admin } = await clinicWithCases(2);
    const cursor = await cursorOf(admin);
    const { data } = await admin.call(cases.searchCases, { limit: 1, cursor, withTotal: false });
    expect(data).toMatchObject({ data: [{ fullName: 'Kid 0' }], meta: { current_page: 2 } });
  });

  test('a cursor is rejected if a colleague or another organisation uses it', async () => {
    const { admin, join } = await clinicWithCases(2);
    const cursor = await cursorOf(admin);
    for (const other of [await join({ role: 'admin' }), (await clinicWithCases(2)).admin])
      expect(await other.expectError(cases.searchCases, { limit: 1, cursor })).toMatchObject(refused);
  });

  test('a cursor is rejected with other filters, in another order or for another list', async () => {
    const { admin } = await clinicWithCases(2);
    const cursor = await cursorOf(admin);
    for (const search of [{ text: 'kid' }, { sort: 'name' as const }, { status: 'archived' as const }])
      expect(await admin.expectError(cases.searchCases, { limit: 1, ...search, cursor })).toMatchObject(
        refused,
      );
    for (const list of [eyeReports.searchEyeReports, eyeReports.searchRecalls, audit.searchAudit])
      expect(await admin.expectError(list, { limit: 1, cursor })).toMatchObject(refused);
  });

  test('a cursor is rejected if one of its bytes was changed or if the server did not issue it', async () => {
    const { admin } = await clinicWithCases(2);
    const bytes = Buffer.from(await cursorOf(admin), 'base64url');
    const altered = [0, 5, 20, 200, bytes.length - 1].map(at => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
      return copy.toString('base64url');
    });
    const place = Buffer.from('{"sk":"CASE"}').toString('base64url');
    for (const cursor of [
      ...altered,
      place,
      `2.${place}`,
      'x',
      '2.',
      bytes.subarray(0, 31).toString('base64url'),
    ])
      expect(await admin.expectError(cases.searchCases, { limit: 1, cursor }), cursor).toMatchObject(refused);
  });

  test('a cursor expires after some hours', async () => {
    const world = await openWorld();
    const { admin } = await clinicWithCases(3);
    const cursor = await cursorOf(admin);
    const later = (hours: number) =>
      world.withClockAhead(hours * hourMs, () =>
        admin.send('POST', 'cases/search', { body: JSON.stringify({ limit: 1, cursor }) }),
      );
    expect((await later(cursorHours - 0.1)).status).toBe(200);
    const { status, body } = await later(cursorHours + 0.1);
    const { status: _, ...error } = refused;
    expect({ status, body }).toMatchObject({ status: 400, body: { error } });
  });
});

describe('a member who may see only selected cases learns nothing about other children', () => {
  test('a member learns nothing about hidden children from the pages of a search, however small the pages are', async () => {
    const { admin, join } = await openClinic();
    const member = await join({ visibility: 'selected' });
    for (let number = 0; number < 5; number++)
      await makeCase(admin, { fullName: `Quentin ${number}`, contactEmail: `quentin${number}@home.example` });
    await makeCase(member, { fullName: 'Zoe Quist', contactEmail: null });
    for (const text of ['quentin', 'q', 'quentin0@home.example']) {
      const { data } = await member.call(cases.searchCases, { text, limit: 1 });
      const seen = text === 'q' ? ['Zoe Quist'] : [];
      expect(data.data.map(({ fullName }) => fullName)).toEqual(seen);
      expect(data.meta).toMatchObject({ next: null, last_page: 1, total: seen.length });
    }
  });

  test('a member learns nothing about hidden children from a search that matches hundreds of them', async () => {
    const { slug, admin, join } = await openClinic();
    const member = await join({ visibility: 'selected' });
    await makeCase(admin, { fullName: 'Quentin', contactEmail: null });
    await hideHundreds(slug, 'quentin');
    const { data } = await member.call(cases.searchCases, { text: 'quentin', limit: 1 });
    expect(data).toMatchObject({ data: [], meta: { next: null, total: 0 } });
  });

  test('a member finds an own child by the mother’s name and email address, however many hidden children have them', async () => {
    const { slug, join } = await openClinic();
    const member = await join({ visibility: 'selected' });
    await makeCase(member, { fullName: 'Quentin', otherName: null, contactEmail: null });
    await hideHundredsOfMothers(slug);
    for (const text of ['mei', 'mei@test.example']) {
      const { data } = await member.call(cases.searchCases, { text });
      expect(data.data.map(({ fullName }) => fullName)).toEqual(['Quentin']);
    }
  });

  testInTurn('hidden children do not change the table requests for a member’s lists', async () => {
    const { recordCalls } = await openWorld();
    const { slug, admin, join } = await openClinic();
    const member = await join({ visibility: 'selected' });
    const own = await makeFinishedReport(member);
    const lists = () =>
      recordCalls(async () => [
        (await member.call(cases.searchCases, { text: 'quentin' })).data,
        (await member.call(cases.searchCases, { text: '陈' })).data,
        (await member.call(cases.searchCases, { text: 'mei' })).data,
        (await member.call(cases.searchCases, { text: 'mei@test.example' })).data,
        (await member.call(eyeReports.searchEyeReports, {})).data,
        (await member.call(eyeReports.searchEyeReports, { from: '2026-01-01', to: '2026-12-31' })).data,
        (await member.call(eyeReports.searchRecalls, {})).data,
      ]);
    const before = await lists();
    for (let left = 5; left > 0; left--) await makeFinishedReport(admin);
    await hideHundredsOfMothers(slug);
    await settled();
    const after = await lists();
    expect(after.result).toEqual(before.result);
    expect(after.result[4]).toMatchObject({ data: [{ id: own }] });
    const readsIn = ({ calls }: typeof before) =>
      calls
        .flatMap(({ operation, units }) => (operation === 'PutItem' ? [] : `${operation} ${units}`))
        .sort();
    expect(readsIn(after)).toEqual(readsIn(before));
  });
});

describe('the keys that encrypt cursors can be replaced, and encrypted cursors hide their content', () => {
  const scope = 'a list of somebody';
  const [first, second, third] = ['the first secret', 'the second secret', 'the third secret'] as const;
  const now = () => 0;

  test('the keys that encrypt cursors have ids, so that cursors encrypted with the previous key stay valid', () => {
    const sealed = new CursorSeal([first], now).seal('here', scope);
    expect(new CursorSeal([second, first], now).open(sealed, scope)).toBe('here');
    expect(() => new CursorSeal([third, second], now).open(sealed, scope)).toThrow('Some fields are invalid');
    expect(new CursorSeal([second, first], now).seal('here', scope).slice(0, 4)).toBe(
      new CursorSeal([second], now).seal('here', scope).slice(0, 4),
    );
  });

  test('two encrypted cursors are never equal, and their length does not reveal the length of the list position', () => {
    const seal = new CursorSeal([first], now);
    const places = ['a', 'a', '陈'.repeat(120)];
    const sealed = places.map(place => seal.seal(place, scope));
    expect(new Set(sealed).size).toBe(places.length);
    expect(new Set(sealed.map(({ length }) => length)).size).toBe(1);
    expect(sealed.map(one => seal.open(one, scope))).toEqual(places);
  });
});
