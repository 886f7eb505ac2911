import { maxChildren, maxStays, type Stay, type StoredClassRow } from './schema.ts';

export const isCurrent = ({ leftOn }: Pick<Stay, 'leftOn'>): boolean => leftOn === null;

/** The ids of the children who are in a class now. */
export const childIdsOf = (stays: readonly Stay[]): string[] =>
  stays.filter(isCurrent).map(({ caseId }) => caseId);

/** The ids of the children who are in a class on a day that is not past: those who leave later are still there. */
export const childIdsOn = (stays: readonly Pick<Stay, 'caseId' | 'leftOn'>[], day: string): string[] => [
  ...new Set(stays.filter(({ leftOn }) => leftOn === null || day < leftOn).map(({ caseId }) => caseId)),
];

/** The same by what the list keeps of a class. */
export const listedChildIds = (
  { childIds, leaving = [] }: Pick<StoredClassRow, 'childIds' | 'leaving'>,
  day: string,
): string[] => [...new Set([...childIds, ...childIdsOn(leaving, day)])];

/**
 * Children join, each once; whoever left on the same day, or is about to leave, is back as if they had never been away.
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
 * A child leaves. Who joined on the same day leaves no trace.
 * @param caseIds of the child, with those merged into it
 * @param from the first day that it is not there
 */
export function leave(stays: readonly Stay[], caseIds: readonly string[], from: string): Stay[] {
  return stays.flatMap(stay => {
    if (!isCurrent(stay) || !caseIds.includes(stay.caseId)) return [stay];
    return stay.joinedOn >= from ? [] : [{ ...stay, leftOn: from }];
  });
}

/** Whether so many are more than a class holds, at a time or ever. */
export const areTooMany = (stays: readonly Stay[]): boolean =>
  childIdsOf(stays).length > maxChildren || stays.length > maxStays;
