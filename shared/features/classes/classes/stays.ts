import type { Stay, StoredClassRow } from './schema.ts';

export const maxChildren = 200;
/** Maximum number of stays in a class, including children who have left. */
const maxStays = 400;

export const isCurrent = ({ leftOn }: Pick<Stay, 'leftOn'>): boolean => leftOn === null;

export const childIdsOf = (stays: readonly Stay[]): string[] =>
  stays.filter(isCurrent).map(({ caseId }) => caseId);

/**
 * The ids of the children in a class on `day`, which is today or later; without children who have left by
 * then.
 */
export const childIdsOn = (stays: readonly Pick<Stay, 'caseId' | 'leftOn'>[], day: string): string[] => [
  ...new Set(stays.filter(({ leftOn }) => leftOn === null || day < leftOn).map(({ caseId }) => caseId)),
];

/** Like `childIdsOn`, for a list row of a class. */
export const listedChildIds = (
  { childIds, leaving = [] }: Pick<StoredClassRow, 'childIds' | 'leaving'>,
  day: string,
): string[] => [...new Set([...childIds, ...childIdsOn(leaving, day)])];

/**
 * Adds children to a class, without duplicates. For a child who left today or will leave later, the leaving
 * is cancelled.
 * @param today in the organisation's time zone
 */
export function join(stays: readonly Stay[], caseIds: readonly string[], today: string): Stay[] {
  const after = [...stays];
  for (const caseId of new Set(caseIds)) {
    if (after.some(stay => stay.caseId === caseId && isCurrent(stay))) continue;
    const at = after.findIndex(
      stay => stay.caseId === caseId && stay.leftOn !== null && stay.leftOn >= today,
    );
    const before = after[at];
    if (before) after[at] = { ...before, leftOn: null };
    else after.push({ caseId, joinedOn: today, leftOn: null });
  }
  return after;
}

/**
 * Ends a child's stay. If the child joined on the same day, the stay is removed.
 * @param caseIds ids of the child's case and of the cases merged into it
 * @param from first day on which the child is no longer in the class
 */
export function leave(stays: readonly Stay[], caseIds: readonly string[], from: string): Stay[] {
  return stays.flatMap(stay => {
    if (!isCurrent(stay) || !caseIds.includes(stay.caseId)) return [stay];
    return stay.joinedOn >= from ? [] : [{ ...stay, leftOn: from }];
  });
}

/** Whether the stays exceed the limit of a class, for current children or in total. */
export const areTooMany = (stays: readonly Stay[]): boolean =>
  childIdsOf(stays).length > maxChildren || stays.length > maxStays;
