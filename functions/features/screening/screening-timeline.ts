import { Screening } from '../../../shared/features/screening/screenings/schema.ts';
import { countDone } from '../../../shared/features/screening/tests/completeness.ts';
import { TreeEntry } from '../../../shared/features/screening/tree-entries/schema.ts';
import type { StoreScope } from '../../composition/lazy-stores.ts';
import type { TimelineThing } from '../../composition/timeline-source.ts';
import { screeningsOf } from './keys.ts';
import { treeEntriesOf } from './tree-keys.ts';

/** The screenings of a child and the entries in its NeuroTree, each at its own day. */
export async function listScreeningThings(
  { table, organization }: StoreScope,
  caseId: string,
): Promise<TimelineThing[]> {
  const [screenings, entries] = await Promise.all([
    table.queryAll(screeningsOf(organization, caseId)),
    table.queryAll(treeEntriesOf(organization, caseId)),
  ]);
  return [
    ...screenings.map(item => Screening.parse(item)).flatMap(screeningThing),
    ...entries.map(item => TreeEntry.parse(item)).flatMap(entryThing),
  ];
}

function screeningThing(screening: Screening): TimelineThing[] {
  const { id, date, band, status, finishedAt, createdAt, tester, tests, deletedAt } = screening;
  if (deletedAt !== null) return [];
  const { done, all } = countDone(tests);
  return [
    {
      id,
      act: `screening.${band}`,
      on: date,
      recordedAt: createdAt,
      record: { id, reference: null },
      details: { status, finishedAt, band, done, of: all },
      by: { id: tester.id, fullName: tester.fullName },
      isToldToAll: true,
    },
  ];
}

function entryThing({ id, caseId, node, state, date, createdAt, author, deletedAt }: TreeEntry): TimelineThing[] {
  if (deletedAt !== null) return [];
  return [
    {
      id,
      act: 'neuroTree.entry',
      on: date,
      recordedAt: createdAt,
      record: { id: caseId, reference: null },
      details: { node, state },
      by: author,
      isToldToAll: true,
    },
  ];
}
