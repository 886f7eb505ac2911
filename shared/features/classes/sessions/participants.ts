import type { Stay } from '../classes/schema.ts';
import type { StoredSessionRow } from './record.ts';

export type Attended = Pick<StoredSessionRow, 'date' | 'classIds' | 'caseIds' | 'participants'>;

/** Returns the stays of a class by id; empty for a class that no longer exists. */
export type StaysOf = (classId: string) => readonly Stay[];

/** Whether a child is in a class on a day: from the day of joining to the day before leaving. */
export const isThereOn = ({ joinedOn, leftOn }: Pick<Stay, 'joinedOn' | 'leftOn'>, date: string): boolean =>
  joinedOn <= date && (leftOn === null || date < leftOn);

/**
 * The children of a session, each with their classes in it: all who are in one of its classes on that day,
 * plus individual children. After the first evaluation the list is frozen.
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
