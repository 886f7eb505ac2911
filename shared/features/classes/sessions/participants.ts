import type { Stay } from '../classes/schema.ts';
import type { StoredSessionRow } from './record.ts';

export type Attended = Pick<StoredSessionRow, 'date' | 'classIds' | 'caseIds' | 'participants'>;

/** The stays of a class by its id. A class that is gone has none. */
export type StaysOf = (classId: string) => readonly Stay[];

/** Whether a child is in a class on a day: from the one it joined on until before that it left on. */
export const isThereOn = ({ joinedOn, leftOn }: Pick<Stay, 'joinedOn' | 'leftOn'>, date: string): boolean =>
  joinedOn <= date && (leftOn === null || date < leftOn);

/**
 * Who takes part in a session, each with the classes that it is there with: whoever is in one of its classes on
 * its day, and its own children. Once it is evaluated that stays as it was.
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
