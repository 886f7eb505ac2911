import type { Stay } from '../classes/schema.ts';
import type { StoredSessionRow } from './record.ts';

export type Attended = Pick<StoredSessionRow, 'date' | 'classIds' | 'caseIds' | 'participants'>;

/** Returns the stays of the class with the given id; empty if the class no longer exists. */
export type StaysOf = (classId: string) => readonly Stay[];

/** Whether a child is in a class on a date: from the day of joining to the day before leaving. */
export const isThereOn = ({ joinedOn, leftOn }: Pick<Stay, 'joinedOn' | 'leftOn'>, date: string): boolean =>
  joinedOn <= date && (leftOn === null || date < leftOn);

/**
 * The children of a session, each with the classes through which the child takes part: all children who are
 * in one of the session's classes on that day, and children who were added individually. The list is frozen
 * after the first evaluation.
 */
export function participantsOf(session: Attended, staysOf: StaysOf): Map<string, string[]> {
  if (session.participants !== null)
    return new Map(session.participants.map(({ caseId, classIds }) => [caseId, classIds]));
  const found = new Map<string, string[]>(session.caseIds.map(caseId => [caseId, []]));
  for (const classId of session.classIds)
    for (const stay of staysOf(classId)) {
      if (!isThereOn(stay, session.date)) continue;
      const classIds = found.get(stay.caseId) ?? [];
      if (!classIds.includes(classId)) found.set(stay.caseId, [...classIds, classId]);
    }
  return found;
}
