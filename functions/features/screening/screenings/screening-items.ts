import { caseIdFromChildId } from '../../../../shared/core/ids.ts';
import {
  type Screening,
  ScreeningIndexRow,
} from '../../../../shared/features/screening/screenings/schema.ts';
import { countDone } from '../../../../shared/features/screening/tests/completeness.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { versionKey } from '../../../platform/storage/keys.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { screeningDraftKey, screeningIndex, screeningKey } from '../keys.ts';

/** The item of a screening; deleted ones are not indexed. */
export function screeningItem(organization: string, screening: Screening): Item {
  const { id, date, tester, deletedAt } = screening;
  return {
    ...screeningKey(organization, id),
    ...(deletedAt === null && screeningIndex(organization, id, date, tester.id)),
    kind: 'screening',
    row: indexRowOf(screening),
    ...screening,
  };
}

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
