import { expect, test } from 'vitest';
import { CasesStore } from '../../../../functions/features/cases/cases/cases-store.ts';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from './samples.ts';

type Search = RequestOf<typeof cases.searchCases>;

/** Children with the day of their last visit and the day on which their next visit is due. */
const children: [name: string, seenOn: string | null, dueOn: string | null][] = [
  ['Ann', '2026-01-10', '2026-07-10'],
  ['Ben', null, null],
  ['Cat', '2026-03-01', '2026-05-01'],
  ['Dan', '2026-02-01', null],
  ['Eve', '2025-12-01', '2026-05-01'],
];
const inOrder = {
  due: ['Cat', 'Eve', 'Ann', 'Dan', 'Ben'],
  seen: ['Cat', 'Dan', 'Ann', 'Eve', 'Ben'],
  added: ['Eve', 'Dan', 'Cat', 'Ben', 'Ann'],
} as const;

async function openCases() {
  const clinic = await openClinic();
  const { table } = await openRawTable();
  const origin = { organization: clinic.slug, by: 'visits', requestId: 'test', idempotency: undefined };
  const store = new CasesStore(table, clinic.slug, { ...origin, now: Date.now });
  const note = (record: Case, lastSeenOn: string | null, nextDueOn: string | null) =>
    store.noteLastVisit(record, async () => ({ lastSeenOn, nextDueOn, bookedFor: null }));
  const made: Record<string, Case> = {};
  for (const [fullName, seenOn, dueOn] of children)
    made[fullName] = await note(await makeCase(clinic.admin, { fullName }), seenOn, dueOn);
  return { ...clinic, note, made };
}

/** Returns the names of the children on all pages, and the number of names on each page. */
async function namesOf(caller: Principal, search: Search, limit = 2) {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const answer: { data: ResponseOf<typeof cases.searchCases> } = await caller.call(cases.searchCases, {
      ...search,
      limit,
      cursor,
    });
    names.push(...answer.data.data.map(row => row.fullName));
    cursor = answer.data.meta.next;
  } while (cursor !== null && names.length < 50);
  return names;
}

test('cases can be sorted by next due date, last visit and date added, for all users and for one assignee', async () => {
  const { admin } = await openCases();
  for (const sort of ['due', 'seen', 'added'] as const) {
    for (const search of [{}, { assignedTo: admin.person.id }])
      expect(await namesOf(admin, { sort, ...search }), sort).toEqual(inOrder[sort]);
    expect(await namesOf(admin, { sort, gender: 'male' }), sort).toEqual(inOrder[sort]);
    expect(await namesOf(admin, { sort, tag: 'nobody has it' }), sort).toEqual([]);
  }
});

testInTurn(
  'a visit updates the child’s place in the sorted lists of cases, and archiving removes the child from these lists',
  async () => {
    const { admin, note, made } = await openCases();
    const { Ben: ben, Cat: cat } = made;
    if (!ben || !cat) throw new Error('children are missing');
    await note(ben, '2026-04-01', '2026-04-15');
    await admin.call(cases.archiveCase, { caseId: cat.id });
    for (const search of [{}, { assignedTo: admin.person.id }]) {
      expect(await namesOf(admin, { sort: 'due', ...search })).toEqual(['Ben', 'Eve', 'Ann', 'Dan']);
      expect(await namesOf(admin, { sort: 'seen', ...search })).toEqual(['Ben', 'Dan', 'Ann', 'Eve']);
      expect(await namesOf(admin, { sort: 'due', status: 'archived', ...search })).toEqual(['Cat']);
      expect(await namesOf(admin, { sort: 'added', status: 'archived', ...search })).toEqual(['Cat']);
    }
    await admin.call(cases.restoreCase, { caseId: cat.id });
    expect(await namesOf(admin, { sort: 'added' })).toEqual(inOrder.added);
  },
);

test('the response with a filtered list of cases contains the number of rows read and the number of rows in the unfiltered list', async () => {
  const { admin } = await openCases();
  const search = { sort: 'due', tag: 'nobody has it' } as const;
  const { meta } = (await admin.call(cases.searchCases, { ...search, withTotal: true })).data;
  expect(meta).toMatchObject({ read: children.length, among: children.length, next: null });
  const plain = (await admin.call(cases.searchCases, { sort: 'due' })).data.meta;
  expect(plain).toMatchObject({ total: children.length });
  expect(plain.among).toBeUndefined();
});
