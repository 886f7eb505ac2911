import { expect, test } from 'vitest';
import { findCases } from '../../../../functions/features/cases/cases/find-cases.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFilters } from '../../../../shared/features/cases/cases/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from './samples.ts';

const person = (name: string) => ({ title: null, name, email: null, mobile: null });
const nobody = {
  father: null,
  mother: null,
  guardian: null,
  otherName: null,
  contactEmail: null,
  mobile: null,
};

const search = async (who: Principal, text: string) =>
  (await who.call(cases.searchCases, { text })).data.data.map(({ fullName, foundBy }) => [
    fullName,
    foundBy && `${foundBy.kind} ${foundBy.name}`,
  ]);

test('the name of a parent or guardian finds the child, and the row says whose name matched', async () => {
  const { admin, slug } = await openClinic();
  await makeCase(admin, {
    ...{ ...nobody, fullName: 'Tom Brown' },
    ...{ father: person('Simon Brown'), mother: person('Mary Ann Smith') },
  });
  await makeCase(admin, { ...nobody, fullName: 'Smith Lee', mother: person('Mary Lee') });
  const byMother = [['Tom Brown', 'mother Mary Ann Smith']];
  for (const text of ['mary smith', 'Smith Mary', 'ann', 'SMITH ann'])
    expect(await search(admin, text)).toEqual(byMother);
  expect(await search(admin, 'smith')).toEqual([['Smith Lee', undefined], ...byMother]);
  expect(await search(admin, 'simon')).toEqual([['Tom Brown', 'father Simon Brown']]);
  expect(await search(admin, 'mary jones')).toEqual([]);
  expect(await violationsOf(slug)).toEqual([]);
});

test('a page that the children’s own names fill reads no names of parents', async () => {
  const { recordCalls } = await openWorld();
  const { admin } = await openClinic();
  await makeCase(admin, { ...nobody, fullName: 'Tom Brown', mother: person('Mary Smith') });
  for (const fullName of ['Ann Smith', 'Bo Smith']) await makeCase(admin, { ...nobody, fullName });
  const page = async (cursor: string | null) => {
    const { result, calls } = await recordCalls(() =>
      admin.call(cases.searchCases, { text: 'smith', limit: 1, cursor }),
    );
    const { data, meta } = result.data;
    const hasReadNames = calls.some(({ partitionKeys }) => partitionKeys.some(pk => pk.includes('#KIN#')));
    return { names: data.map(({ fullName }) => fullName), next: meta.next, hasReadNames };
  };
  const first = await page(null);
  expect(first).toMatchObject({ names: [expect.stringContaining('Smith')], hasReadNames: false });
  const second = await page(first.next);
  const third = await page(second.next);
  expect([...first.names, ...second.names, ...third.names].toSorted()).toEqual([
    'Ann Smith',
    'Bo Smith',
    'Tom Brown',
  ]);
  expect(third).toMatchObject({ next: null, hasReadNames: true });
});

test('a Chinese parent is found by name and by pinyin, but not by a name that only sounds alike', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { ...nobody, fullName: '陈小明', mother: person('王丽') });
  const found = [['陈小明', 'mother 王丽']];
  for (const text of ['王丽', '王', 'wangli', 'wang li', 'Wang'])
    expect(await search(admin, text)).toEqual(found);
  expect(await search(admin, '汪丽')).toEqual([]);
});

test('a former name of a parent finds nothing', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeCase(admin, {
    ...nobody,
    fullName: 'Tom Brown',
    mother: person('Mary Smith'),
  });
  await admin.call(cases.changeCase, {
    caseId: id,
    version,
    fullName: 'Tom Brown',
    mother: person('Mary Jones'),
  });
  expect(await search(admin, 'smith')).toEqual([]);
  expect(await search(admin, 'jones')).toEqual([['Tom Brown', 'mother Mary Jones']]);
});

test('a user limited to selected cases finds only those cases by the name of a parent', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  await makeCase(user, { ...nobody, fullName: 'Kim Own', mother: person('Mary Smith') });
  await makeCase(admin, { ...nobody, fullName: 'Kim Hidden', mother: person('Mary Smith') });
  expect(await search(user, 'mary')).toEqual([['Kim Own', 'mother Mary Smith']]);
});

test('a reader without family data finds no child by the name of a parent', async () => {
  const { admin, slug } = await openClinic();
  await makeCase(admin, { ...nobody, fullName: 'Tom Brown', mother: person('Mary Smith') });
  const { table } = await openRawTable();
  const viewer = { id: admin.person.id, scope: 'organization', role: 'admin' } as const;
  const asked = { ...CaseFilters.parse({}), text: 'smith', today: '2026-11-20', sort: 'name' as const };
  const search = { ...asked, limit: 10, cursor: null, withFamily: true };
  const found = async (reads?: Parameters<typeof findCases>[4]) =>
    (await findCases(table, slug, viewer, search, reads)).rows.map(({ fullName }) => fullName);
  expect(await found()).toEqual(['Tom Brown']);
  expect(await found(new Set(['childName', 'contact']))).toEqual([]);
});
