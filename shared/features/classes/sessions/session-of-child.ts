import * as z from 'zod';
import { instantAt } from '../../../core/dates/instant-at.ts';
import { Instant, Line } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import type { StoredEvaluation } from '../evaluations/record.ts';
import type { StoredSessionRow } from './record.ts';
import { Cancellation, SessionClass, SessionId, sharedFields } from './schema.ts';
import { isFinished } from './session-rules.ts';

/**
 * A child's attendance at a session. `absent` is set as soon as somebody records it, `present` only after the
 * evaluation is finished.
 */
export const Attendance = z.enum(['unknown', 'present', 'absent']);
export type Attendance = z.output<typeof Attendance>;

export const SessionOfChild = z
  .object({
    sessionId: SessionId,
    /** The child's case id in the session; that case may have been merged into the child's current case. */
    caseId: CaseId,
    title: Line,
    room: Line,
    startsAt: Instant,
    endsAt: Instant,
    /** The classes through which the child takes part and which the caller may see. */
    classes: z.array(SessionClass),
    owner: sharedFields.owner,
    cancelled: Cancellation.pick({ at: true, reason: true }).nullable(),
    attendance: Attendance,
    isRemoved: z.boolean(),
    createdAt: Instant,
    /** When the session's data about the child last changed. */
    savedAt: Instant,
  })
  .meta({ id: 'SessionOfChild' });
export type SessionOfChild = z.output<typeof SessionOfChild>;

interface OfChild {
  caseId: string;
  timeZone: string;
  classes: SessionOfChild['classes'];
  evaluation: Pick<StoredEvaluation, 'isAbsent' | 'updatedAt'> | undefined;
  /** For each class of the session, when it last changed. */
  classesSavedAt: readonly string[];
}

type Named = Omit<StoredSessionRow, 'activities' | 'reminder'> & { removedAt?: string | null };

export function sessionOfChild(
  session: Named,
  { caseId, timeZone, classes, evaluation, classesSavedAt }: OfChild,
): SessionOfChild {
  const { id, title, room, date, owner, cancelled, createdAt, updatedAt, removedAt = null } = session;
  const instantOf = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return new Date(instantAt(date, hours + minutes / 60, timeZone)).toISOString();
  };
  const attended = isFinished(session) ? 'present' : 'unknown';
  const isFrozen = session.participants !== null;
  const saved = [updatedAt, evaluation?.updatedAt ?? '', ...(isFrozen ? [] : classesSavedAt)];
  return {
    ...{ sessionId: id, caseId, title, room, owner, classes, createdAt },
    ...{ startsAt: instantOf(session.start), endsAt: instantOf(session.end) },
    cancelled: cancelled && { at: cancelled.at, reason: cancelled.reason },
    attendance: evaluation?.isAbsent ? 'absent' : attended,
    isRemoved: removedAt !== null,
    savedAt: saved.reduce((one, other) => (other > one ? other : one)),
  };
}
