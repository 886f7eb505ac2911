import { beforeAll, expect, test } from 'vitest';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { makeApiKey } from '../../organizations/api-keys/samples.ts';
import { makeCase } from './samples.ts';

const plain = { otherName: null, contactEmail: null, mobile: null, mother: null };
const names = [
  'Chan Siu Ming',
  'Chan Tai Man',
  'Wong Ka Yin',
  '陈小明',
  'Alexander Lee',
  'Zoë Müller',
  'Sam Ho',
];

let clinic: Clinic;
beforeAll(async () => {
  clinic = await openClinic();
  for (const fullName of names) await makeCase(clinic.admin, { ...plain, fullName });
  await makeCase(clinic.admin, { ...plain, fullName: '黄梓轩', otherName: 'Wong Tsz Hin', birthDate: null });
});

async function suggested(
  caller: Pick<Principal, 'call'>,
  search: RequestOf<typeof cases.searchCases>,
): Promise<string[]> {
  const { data } = await caller.call(cases.searchCases, search);
  return data.suggestions?.map(({ fullName }) => fullName) ?? [];
}

test.each([
  ['two swapped letters at the end', 'Chan Siu Mign', ['Chan Siu Ming']],
  ['two swapped letters in the middle', 'Chan Sui Ming', ['Chan Siu Ming']],
  ['two swapped letters in the first word', 'Cahn Siu Ming', ['Chan Siu Ming']],
  ['words in another order', 'Siu Mign Chan', ['Chan Siu Ming']],
  ['joined words', 'chan siumign', ['Chan Siu Ming']],
  ['only one word of the name', 'Mign', ['Chan Siu Ming', '陈小明']],
  ['a missing letter', 'Alexnder', ['Alexander Lee']],
  ['one letter too many', 'Alexxander Lee', ['Alexander Lee']],
  ['two wrong letters, one of them the first', 'Olexandar Lee', ['Alexander Lee']],
  ['three wrong letters', 'Alixondar Lee', []],
  ['another letter with an umlaut', 'Zoë Möller', ['Zoë Müller']],
  ['a character with a similar sound', '陈小萌', ['陈小明']],
  ['pinyin with a typo', 'chen xiaomign', ['陈小明']],
  ['a romanised name of the child', 'Wong Tsz Hni', ['黄梓轩']],
  ['a short name with a typo', 'San Ho', ['Sam Ho']],
  ['two letters', 'Xu', []],
  ['an email', 'chan.siu.mign@test.example', []],
  ['a number', '91234567', []],
])('a search without results suggests children with a similar name: %s', async (_, text, found) => {
  expect((await suggested(clinic.admin, { text })).toSorted()).toEqual(found.toSorted());
});

test('a suggestion shows both names and the year of birth of the child; the most similar names come first', async () => {
  const { admin } = clinic;
  const { data } = await admin.call(cases.searchCases, { text: 'Wong Tsz Hni' });
  expect(data.data).toEqual([]);
  expect(data.suggestions).toEqual([
    { id: expect.any(String), fullName: '黄梓轩', otherName: 'Wong Tsz Hin', birthYear: null },
  ]);
  const { data: other } = await admin.call(cases.searchCases, { text: 'Alexnder' });
  expect(other.suggestions).toMatchObject([{ otherName: null, birthYear: 2017 }]);
  const near = await openClinic();
  for (const fullName of ['Thomasson Ya', 'Thomasen Ya', 'Thomason Ya'])
    await makeCase(near.admin, { ...plain, fullName });
  const suggestions = await suggested(near.admin, { text: 'Thomaseen Ya' });
  expect([suggestions.length, suggestions[0]]).toEqual([3, 'Thomasen Ya']);
});

test('no children are suggested if the search finds children, asks for the whole name or has no text', async () => {
  const { admin } = clinic;
  expect(await suggested(admin, { text: 'Chan' })).toEqual([]);
  expect(await suggested(admin, { text: 'Chan Siu Mign', isWholeName: true })).toEqual([]);
  expect(await suggested(admin, { text: '', gender: 'female' })).toEqual([]);
});

test('the filters of the search apply to its suggestions', async () => {
  const { admin, join } = await openClinic();
  const colleague = await join({ visibility: 'all' });
  await makeCase(admin, { ...plain, fullName: 'Kim Minjun', gender: 'male', tags: ['one'] });
  await makeCase(colleague, { ...plain, fullName: 'Kim Minjin', gender: 'female', tags: ['two'] });
  const text = 'Kim Minjan';
  expect((await suggested(admin, { text })).toSorted()).toEqual(['Kim Minjin', 'Kim Minjun']);
  expect(await suggested(admin, { text, gender: 'male' })).toEqual(['Kim Minjun']);
  expect(await suggested(admin, { text, tag: 'two' })).toEqual(['Kim Minjin']);
  expect(await suggested(admin, { text, assignedTo: colleague.person.id })).toEqual(['Kim Minjin']);
  expect(await suggested(admin, { text, status: 'archived' })).toEqual([]);
});

test('suggestions contain no child whom the caller cannot see: hidden, restricted or in another organisation', async () => {
  const { admin, join } = clinic;
  const user = await join({ visibility: 'selected' });
  expect(await suggested(user, { text: 'Chan Siu Mign' })).toEqual([]);
  await makeCase(user, { ...plain, fullName: 'Chan Siu Wing' });
  expect(await suggested(user, { text: 'Chan Siu Wign' })).toEqual(['Chan Siu Wing']);
  const { id } = await makeCase(admin, { ...plain, fullName: 'Restricta Quill' });
  expect(await suggested(admin, { text: 'Restrcita' })).toEqual(['Restricta Quill']);
  await admin.call(caseRights.restrictCase, { caseId: id, reason: 'family', note: null });
  const colleague = await join({ visibility: 'all' });
  const { caller } = await makeApiKey(clinic, { scopes: ['case:read'] });
  const other = await openClinic();
  for (const who of [colleague, caller, other.admin])
    for (const status of ['active', 'restricted'] as const) {
      const { text } = await who.send('POST', 'cases/search', {
        body: JSON.stringify({ text: 'Restrcita', status }),
      });
      expect(text).not.toContain('Quill');
    }
  expect(await suggested(admin, { text: 'Restrcita', status: 'restricted' })).toEqual(['Restricta Quill']);
});
