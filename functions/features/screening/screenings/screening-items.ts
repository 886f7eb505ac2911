import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import { FrozenScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import { Screening, ScreeningIndexRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { countDone } from '../../../../shared/features/screening/tests/completeness.ts';
import type { KindWith, Person } from '../../../platform/documents/document-kind.ts';
import type { DocumentListing } from '../../../platform/documents/find-documents.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { assignmentList } from '../../cases/keys.ts';
import { frozenScreeningKey, screeningDraftKey, screeningKeys } from '../keys.ts';

/** Whether a member may change a screening: as tester, author or admin. */
export const mayChangeScreening = (
  { author, tester }: Pick<Screening, 'author' | 'tester'>,
  { id, role }: Person,
): boolean => role === 'admin' || id === author.id || id === tester.id;

export const screeningKind: KindWith<'timeline', Screening, FrozenScreening> = {
  noun: 'screening',
  record: 'screening',
  keys: screeningKeys,
  parse: item => Screening.parse(item),
  deletedAt: ({ deletedAt }) => deletedAt,
  dayOf: ({ date }) => date,
  index: (organization, screening) =>
    screeningKeys.index(organization, screening.id, screening.date, screening.tester.id),
  rowOf: screening => indexRowOf(screening),
  marks: ['sentAt'],
  life: {
    own: {
      mayChange: mayChangeScreening,
      // If the screening was ever finished, only admins may delete it.
      mayDelete: ({ finishedAt }, { role }) => finishedAt === null || role === 'admin',
      error: 'screening.not-own',
    },
    errors: { deleted: 'screening.deleted', finished: 'screening.finished' },
    acts: { deleted: 'screening.deleted', restored: 'screening.restored' },
  },
  timeline: {
    act: 'screening.done',
    detailsOf: ({ status, band, finishedAt }) => ({ status, band, finishedAt }),
    by: ({ tester }) => tester,
  },
  frozen: {
    record: 'frozenScreening',
    key: frozenScreeningKey,
    versionOf: ({ frozenVersion }) => frozenVersion,
    parse: item => FrozenScreening.parse(item),
  },
};

export const screeningListing: DocumentListing<Screening, ScreeningIndexRow> = {
  kind: screeningKind,
  lists: screeningKeys.lists,
  rowOf: screening => indexRowOf(screening),
  parseRow: row => ScreeningIndexRow.parse(row),
  assigned: assignmentList.all,
};

export const indexRowOf = (screening: Screening): ScreeningIndexRow =>
  ScreeningIndexRow.parse({ ...screening, done: countDone(screening.tests).done });

/** Key that allows one draft per child, tester and day. Undefined if the screening was ever finished. */
export function draftKeyOf(organization: string, screening: Screening): Key | undefined {
  const { id, tester, date, status, finishedAt, deletedAt } = screening;
  return status === 'draft' && finishedAt === null && deletedAt === null
    ? screeningDraftKey(organization, caseIdFromChildId(id), tester.id, date)
    : undefined;
}
