import { expect, test } from 'vitest';
import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { matchesName } from '../../../../web/platform/lookups/matches-name.ts';
import { newPerson, openClinic, openSuperadmin, type Principal } from '../../../support/clinic.ts';

const found = async (person: Principal, text: string) =>
  (await person.call(members.listColleagues, { for: 'search' })).data.data
    .filter(colleague => matchesName(colleague, text))
    .map(({ fullName }) => fullName);

test.each([
  ['the surname in pinyin', 'chen'],
  ['the whole name in pinyin', 'Chenmei'],
  ['the name in pinyin as words', 'chen mei'],
  ['the given name in pinyin', 'mei'],
  ['the initials', 'cm'],
  ['the characters', '陈美'],
  ['a part of the name', '美'],
])('a colleague with a Chinese name is found by %s', async (_, text) => {
  const clinic = await openClinic();
  await clinic.join({}, newPerson('陈美'));
  await clinic.join({}, newPerson('Zoë Zhang'));
  expect(await found(clinic.admin, text)).toEqual(['陈美']);
});

test('a colleague is found by the reading of a surname, in both Chinese scripts, and without accents', async () => {
  const clinic = await openClinic();
  const names = ['單雄', 'Zoë Zhang'];
  for (const name of names) await clinic.join({}, newPerson(name));
  const all = await Promise.all(
    ['shan', 'danxiong', '单雄', 'zoe', 'zhang', 'oë'].map(text => found(clinic.admin, text)),
  );
  expect(all).toEqual([['單雄'], ['單雄'], ['單雄'], ['Zoë Zhang'], ['Zoë Zhang'], ['Zoë Zhang']]);
  expect(await found(clinic.admin, 'chen')).toEqual([]);
  expect(await found(clinic.admin, '')).toHaveLength(3);
});

test.each([
  ['陈丽', '陳麗'],
  ['陈丽', '麗'],
  ['陳麗', '陈丽'],
  ['陳丽', '陈麗'],
  ['钟余', '鐘餘'],
  ['钟余', '鍾余'],
  ['欧阳钟发丽', '歐陽鍾發麗'],
])(
  'a colleague named %s is found by typing %s, and by the platform administrator, too',
  async (name, typed) => {
    const clinic = await openClinic();
    await clinic.join({ role: 'admin' }, newPerson(name));
    await clinic.join({}, newPerson('李发'));
    expect(await found(clinic.admin, typed)).toEqual([name]);
    const superadmin = await openSuperadmin();
    const admins = await superadmin.call(members.listAdmins, { text: typed });
    const ofClinic = admins.data.data.filter(({ organization }) => organization.id === clinic.slug);
    expect(ofClinic.map(({ fullName }) => fullName)).toEqual([name]);
  },
);

test('lists of members contain search words only if they are requested for a search', async () => {
  const clinic = await openClinic();
  await clinic.join({}, newPerson('陈美'));
  const about = { organizationId: clinic.slug };
  const wordsOf = async (list: Promise<{ data: { data: { fullName: string; searchWords?: unknown }[] } }>) =>
    (await list).data.data.find(({ fullName }) => fullName === '陈美')?.searchWords;
  expect(await wordsOf(clinic.admin.call(members.listColleagues, {}))).toBeUndefined();
  expect(await wordsOf(clinic.admin.call(members.listMembers, about))).toBeUndefined();
  const listed = clinic.admin.call(members.listMembers, { ...about, for: 'search' });
  expect(await wordsOf(listed)).toEqual(expect.arrayContaining(['chenmei', 'cm', '陈美']));
});

test('a platform administrator finds an admin with a Chinese name by pinyin', async () => {
  const superadmin = await openSuperadmin();
  const clinic = await openClinic();
  const name = '欧阳澄';
  await clinic.join({ role: 'admin' }, newPerson(name));
  const names = async (text: string) =>
    (await superadmin.call(members.listAdmins, { text })).data.data
      .filter(({ organization }) => organization.id === clinic.slug)
      .map(({ fullName }) => fullName);
  expect(await names('ouyang')).toEqual([name]);
  expect(await names('欧阳')).toEqual([name]);
  expect(await names('zhang')).toEqual([]);
});
