import type { NextSession, StoredClassRow } from '../classes/schema.ts';
import { listedChildIds } from '../classes/stays.ts';
import type { StoredSessionRow } from './record.ts';
import { byStart, isComing, maySeeSession, type SessionViewer } from './session-rules.ts';

interface Of {
  /**
   * Classes with their children. The children of a class that is missing here do not make a session visible.
   */
  classes: readonly Pick<StoredClassRow, 'id' | 'childIds' | 'leaving'>[];
  viewer: SessionViewer;
  /** Date and time in the organisation's zone. */
  now: { date: string; time: string };
}

/** The current or next session of each class; sessions that the viewer must not see are skipped. */
export function nextSessions(
  sessions: readonly StoredSessionRow[],
  { classes, viewer, now }: Of,
): Map<string, NextSession> {
  const known = new Map(classes.map(one => [one.id, one]));
  const next = new Map<string, NextSession>();
  for (const session of sessions.toSorted(byTime)) {
    if (!isComing(session, now)) continue;
    const without = session.classIds.filter(id => known.has(id) && !next.has(id));
    if (without.length === 0 || !maySeeSession({ ...session, childIds: childIdsOf(session) }, viewer))
      continue;
    const { id, date, start, end } = session;
    for (const classId of without) next.set(classId, { id, date, start, end });
  }
  return next;

  /**
   * Children of a session. Children who are in one of its classes now are also counted on later days, until
   * they leave the class.
   */
  function childIdsOf({ date, participants, caseIds, classIds }: StoredSessionRow): string[] {
    if (participants !== null) return participants.map(({ caseId }) => caseId);
    const of = (id: string) => {
      const found = known.get(id);
      return found ? listedChildIds(found, date) : [];
    };
    return [...caseIds, ...classIds.flatMap(of)];
  }
}

const byTime = (one: StoredSessionRow, other: StoredSessionRow): number =>
  byStart(one, other) || one.id.localeCompare(other.id);
