import { beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { type Clinic, openClinic, type Principal, today } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

type Search = RequestOf<typeof cases.searchCases>;

const plain = { otherName: null, contactEmail: null, mobile: null, gender: null, tags: [] };

/** Birth date of somebody who turned this many years old the given number of days ago. */
function bornAt(years: number, days = 0): string {
  const [year = 0, month = 1, day = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year - years, month - 1, day - days)).toISOString().slice(0, 10);
}

let clinic: Clinic;
let colleague: Principal;
beforeAll(async () => {
  clinic = await openClinic();
  colleague = await clinic.join();
  const { admin } = clinic;
  await makeCase(admin, { ...plain, fullName: 'Kim Four', birthDate: bornAt(5, -1), tags: ['近視管理'] });
  await makeCase(admin, { ...plain, fullName: 'Kim Five', birthDate: bornAt(5), gender: 'male' });
  await makeCase(admin, {
    ...plain,
    fullName: 'Kim Nearly Eight',
    birthDate: bornAt(8, -1),
    gender: 'female',
  });
  await makeCase(colleague, {
    ...plain,
    fullName: 'Kim Eight',
    birthDate: bornAt(8),
    tags: ['Myopia', 'twin'],
  });
  await makeCase(colleague, { ...plain, fullName: 'Kim Unknown', birthDate: null, tags: ['twins'] });
});

async function find(search: Search, caller = clinic.admin): Promise<string[]> {
  const { data } = await caller.call(cases.searchCases, search);
  return data.data.map(row => row.fullName.replace('Kim ', '')).sort();
}

const ages: [string, Search, string[]][] = [
  ['from five to seven', { ageFrom: 5, ageTo: 7 }, ['Five', 'Nearly Eight']],
  ['from eight', { ageFrom: 8 }, ['Eight']],
  ['up to four', { ageTo: 4 }, ['Four']],
  ['exactly five', { ageFrom: 5, ageTo: 5 }, ['Five']],
  ['with reversed bounds', { ageFrom: 7, ageTo: 5 }, []],
  ['from zero', { ageFrom: 0 }, ['Eight', 'Five', 'Four', 'Nearly Eight']],
];

test.each(ages)('the age filter %s uses completed years today', async (_, search, names) => {
  for (const text of ['', 'kim']) expect(await find({ ...search, text }), text).toEqual(names);
});

test('the age filter computes ages in the organisation’s time zone', async () => {
  const [east, west] = await Promise.all([
    openClinic({ timeZone: 'Pacific/Kiritimati' }),
    openClinic({ timeZone: 'Pacific/Pago_Pago' }),
  ]);
  const today = todayIn('Pacific/Kiritimati', Date.now());
  const birthDate = `${Number(today.slice(0, 4)) - 4}${today.slice(4)}`;
  for (const { admin } of [east, west]) await makeCase(admin, { ...plain, fullName: 'Kim', birthDate });
  expect(await find({ ageFrom: 4 }, east.admin)).toHaveLength(1);
  expect(await find({ ageFrom: 4 }, west.admin)).toEqual([]);
  expect(await find({ ageTo: 3 }, west.admin)).toHaveLength(1);
});

test('the tag filter matches whole tags in either Chinese script, ignoring case', async () => {
  for (const text of ['', 'kim']) {
    expect(await find({ text, tag: 'twin' })).toEqual(['Eight']);
    expect(await find({ text, tag: 'MYOPIA' })).toEqual(['Eight']);
    expect(await find({ text, tag: '近视管理' })).toEqual(['Four']);
    expect(await find({ text, tag: 'twi' })).toEqual([]);
  }
});

test('the filter by assignee works with every sort order and with every search', async () => {
  const assignedTo = colleague.person.id;
  for (const search of [{}, { sort: 'name' as const }, { text: 'kim' }])
    expect(await find({ ...search, assignedTo })).toEqual(['Eight', 'Unknown']);
  expect(await find({ assignedTo, ageFrom: 8, tag: 'myopia' })).toEqual(['Eight']);
  expect(await find({ assignedTo: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
});

test('the source filter finds cases registered by families', async () => {
  expect(await find({ source: 'qr' })).toEqual([]);
  expect(await find({ source: 'staff', text: 'kim' })).toHaveLength(5);
});

test('several case filters can be combined, and the response contains the total if all matches fit on one page', async () => {
  const { data } = await clinic.admin.call(cases.searchCases, { ageFrom: 5, ageTo: 8, gender: 'male' });
  expect(data.data.map(row => row.fullName)).toEqual(['Kim Five']);
  expect(data.meta).toMatchObject({ total: 1, last_page: 1 });
  const { data: first } = await clinic.admin.call(cases.searchCases, { ageFrom: 0, limit: 2 });
  expect(first.meta).toMatchObject({ total: null, last_page: null });
});

test('a user limited to selected cases finds no other cases with the filter by assignee', async () => {
  const user = await clinic.join({ visibility: 'selected' });
  await makeCase(user, { ...plain, fullName: 'Kim Own' });
  expect(await find({ assignedTo: user.person.id }, user)).toEqual(['Own']);
  for (const text of ['', 'kim']) {
    const { data } = await user.call(cases.searchCases, { text, assignedTo: colleague.person.id });
    expect(data.data).toEqual([]);
    expect(data.meta).toMatchObject({ total: 0, next: null });
  }
});

test('an invalid case filter is rejected, with an error at the field of the filter', async () => {
  const wrong = { ageFrom: -1, ageTo: 121, assignedTo: 'me', tag: '', source: 'import', status: 'all' };
  const { status, body } = await clinic.admin.send('POST', 'cases/search', { body: JSON.stringify(wrong) });
  expect(status).toBe(400);
  const { fields } = (body as { error: { fields: object } }).error;
  expect(Object.keys(fields).sort()).toEqual(Object.keys(wrong).sort());
});
