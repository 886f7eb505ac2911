import { AppError } from '../../../../shared/core/errors.ts';
import { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { screeningDraftKey } from '../keys.ts';
import { draftKeyOf, screeningItem, screeningVersionItem } from './screening-items.ts';

export const readScreening = (item: unknown): Screening => Screening.parse(item);

/**
 * Writes a screening over the version that was read, with its place among the drafts.
 * @param caseIds of the child and what was merged into it: a draft of each counts
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

/** A draft gives up its child, tester and day, and takes others. @throws screening.draft-exists */
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
