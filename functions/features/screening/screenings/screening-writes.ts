import { AppError } from '../../../../shared/core/errors.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { documentWrite, versionItem } from '../../../platform/documents/document-kind.ts';
import { type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { screeningDraftKey } from '../keys.ts';
import { draftKeyOf, screeningKind } from './screening-items.ts';

/**
 * Writes that store a screening and its draft key, which prevents a second draft of the same day.
 * @param caseIds ids of the child's case and of the cases merged into it; drafts of all of them count
 */
export function screeningWrites(
  organization: string,
  before: Screening | undefined,
  after: Screening,
  caseIds: readonly string[] = [],
): Write[] {
  return [
    documentWrite(screeningKind, organization, before, after),
    ...draftWrites(organization, before, after, caseIds),
    ...(before && before.status !== 'draft' && after.status === 'draft'
      ? [{ put: versionItem(screeningKind, organization, before), when: isAbsent }]
      : []),
  ];
}

/** Writes that change the draft key to the new child, tester and day. @throws screening.draft-exists */
function draftWrites(
  organization: string,
  before: Screening | undefined,
  after: Screening,
  caseIds: readonly string[],
): Write[] {
  const [left, taken] = [before && draftKeyOf(organization, before), draftKeyOf(organization, after)];
  if (left?.pk === taken?.pk && left?.sk === taken?.sk) return [];
  return [
    ...(left ? [{ delete: left }] : []),
    ...(taken
      ? [
          {
            put: { ...taken, kind: 'screeningDraft', id: after.id },
            when: isAbsent,
            onConditionFailed: draftExists,
          },
          ...caseIds
            .map(id => screeningDraftKey(organization, id, after.tester.id, after.date))
            .filter(({ pk }) => pk !== taken.pk)
            .map(check => ({ check, when: isAbsent, onConditionFailed: draftExists })),
        ]
      : []),
  ];
}

const draftExists = (item: Item | undefined) =>
  new AppError('screening.draft-exists', { current: { id: item?.id } });
