import { beforeAll, expect, test } from 'vitest';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Clinic, openClinic, type Principal } from '../../../support/clinic.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from './samples.ts';

type Search = RequestOf<typeof cases.searchCases>;
type Page = ResponseOf<typeof cases.searchCases>;

const count = 60;
const plain = { otherName: null, contactEmail: null, mobile: null };
/** Shuffles the numbers, so that creation order and name order differ. */
const numberOf = (index: number) => (index * 37) % count;
const nameOf = (number: number) => `Kim${String(number).padStart(2, '0')} Kimball`;

let clinic: Clinic;
let made: string[];
beforeAll(async () => {
  clinic = await openClinic();
  made = [];
  for (let index = 0; index < count; index++) {
    const gender = index % 3 === 0 ? 'male' : 'female';
    made.push(
      (await makeCase(clinic.admin, { ...plain, fullName: nameOf(numberOf(index)), gender })).fullName,
    );
  }
});

/** Follows the cursor to the end and returns every page. */
async function readAll(caller: Principal, search: Search) {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const { data }: { data: Page } = await caller.call(cases.searchCases, { ...search, cursor });
    pages.push(data);
    cursor = data.meta.next;
  } while (cursor !== null && pages.length <= count);
  return pages;
}

const namesIn = (pages: Page[]) => pages.flatMap(page => page.data.map(row => row.fullName));

test('the pages of cases sorted by last change contain each case once, newest change first, and show the total', async () => {
  const pages = await readAll(clinic.admin, { limit: 25 });
  expect(namesIn(pages)).toEqual(made.toReversed());
  expect(pages.map(page => page.data.length)).toEqual([25, 25, 10]);
  expect(pages.map(({ meta }) => [meta.current_page, meta.last_page, meta.total, meta.per_page])).toEqual([
    [1, 3, 60, 25],
    [2, 3, 60, 25],
    [3, 3, 60, 25],
  ]);
});

test('the pages of cases sorted by name contain each case once, in the order of the names', async () => {
  const pages = await readAll(clinic.admin, { sort: 'name', limit: 7 });
  expect(namesIn(pages)).toEqual(Array.from({ length: count }, (_, number) => nameOf(number)));
});

testInTurn(
  'a search shows each case once across all pages, even if two words of the case match',
  async () => {
    for (const limit of [1, 7, 100]) {
      const names = namesIn(await readAll(clinic.admin, { text: 'kim', limit }));
      expect(new Set(names).size).toBe(count);
      expect(names).toHaveLength(count);
    }
  },
);

test('the pages of a filtered list of cases contain every match; the first of several pages has no total', async () => {
  const pages = await readAll(clinic.admin, { gender: 'male', limit: 6 });
  expect(namesIn(pages)).toEqual(made.filter((_, index) => index % 3 === 0).toReversed());
  expect(pages[0]?.meta).toMatchObject({ current_page: 1, last_page: null, total: null });
  const [whole] = await readAll(clinic.admin, { gender: 'male', limit: 100 });
  expect(whole?.meta).toMatchObject({ last_page: 1, total: 20, next: null });
});

testInTurn('for a user limited to selected cases, the pages of cases contain only those cases', async () => {
  const user = await clinic.join({ visibility: 'selected' });
  const own: string[] = [];
  for (let number = 0; number < 9; number++)
    own.push((await makeCase(user, { ...plain, fullName: `Kimono ${number}` })).fullName);
  expect(namesIn(await readAll(user, { limit: 4 }))).toEqual(own.toReversed());
  expect(namesIn(await readAll(user, { sort: 'name', limit: 4 }))).toEqual(own);
  expect(namesIn(await readAll(user, { text: 'kim', limit: 4 })).sort()).toEqual(own);
});

test('the results of a pinyin search with many homophones continue on a second page', async () => {
  const { admin } = await openClinic();
  for (const fullName of ['李明', '黎明', '黎铭', '里鸣']) await makeCase(admin, { ...plain, fullName });
  const names = namesIn(await readAll(admin, { text: '丽名', limit: 1 }));
  expect(names.sort()).toEqual(['李明', '里鸣', '黎明', '黎铭'].sort());
});
