import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import { FrozenScreening } from '../../../../shared/features/screening/screening-reports/frozen.schema.ts';
import { Screening, ScreeningIndexRow } from '../../../../shared/features/screening/screenings/schema.ts';
import { countDone } from '../../../../shared/features/screening/tests/completeness.ts';
import type { DocumentKind } from '../../../platform/documents/document-kind.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { versionKey } from '../../../platform/storage/keys.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { frozenScreeningKey, screeningDraftKey, screeningKey, screeningKeys } from '../keys.ts';

export const readScreening = (item: unknown): Screening => Screening.parse(item);

export const screeningKind: DocumentKind<Screening, FrozenScreening> = {
  noun: 'screening',
  record: 'screening',
  keys: screeningKeys,
  parse: readScreening,
  isDeleted: ({ deletedAt }) => deletedAt !== null,
  dayOf: ({ date }) => date,
  index: (organization, screening) =>
    screeningKeys.index(organization, screening.id, screening.date, screening.tester.id),
  rowOf: screening => indexRowOf(screening),
  marks: ['sentAt'],
  frozen: {
    record: 'frozenScreening',
    key: frozenScreeningKey,
    versionOf: ({ frozenVersion }) => frozenVersion,
    parse: item => FrozenScreening.parse(item),
  },
};

export const indexRowOf = (screening: Screening): ScreeningIndexRow =>
  ScreeningIndexRow.parse({ ...screening, done: countDone(screening.tests).done });

/** A finished version that was reopened. */
export const screeningVersionItem = (organization: string, screening: Screening): Item => ({
  ...versionKey(screeningKey(organization, screening.id), screening.version),
  kind: 'screeningVersion',
  ...screening,
});

/** Allows only one draft per child, tester and day; undefined if the screening was ever finished. */
export function draftKeyOf(organization: string, screening: Screening): Key | undefined {
  const { id, tester, date, status, finishedAt, deletedAt } = screening;
  return status === 'draft' && finishedAt === null && deletedAt === null
    ? screeningDraftKey(organization, caseIdFromChildId(id), tester.id, date)
    : undefined;
}
