import { AppError } from '../../../../shared/core/errors.ts';
import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { screeningDraftKey } from '../keys.ts';
import { draftKeyOf, screeningItem, screeningVersionItem } from './screening-items.ts';

export const readScreening = (item: unknown): Screening => Screening.parse(item);

/**
 * Writes a screening if its version is still the one that was read, and its draft key.
 * @param caseIds the child's case and those merged into it, as drafts of each count
 */
export function screeningWrites(
  organization: string,
  before: Screening | undefined,
  after: Screening,
  caseIds: readonly string[] = [],
): Write[] {
  return [
    {
      put: screeningItem(organization, after),
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: conflict,
    },
    ...draftWrites(organization, before, after, caseIds),
    ...(before && before.status !== 'draft' && after.status === 'draft'
      ? [{ put: screeningVersionItem(organization, before), when: isAbsent }]
      : []),
  ];
}

/** Moves the draft key to the new child, tester and day. @throws screening.draft-exists */
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

function conflict(existing: Item | undefined): Error {
  return existing
    ? new AppError('version.conflict', { current: readScreening(existing) })
    : new AppError('record.missing');
}
