import type { PermissionScope, Role } from '../../../core/permissions.ts';
import type { Session } from './schema.ts';

interface Person {
  id: string;
  role: Role;
}

type Owned = Pick<Session, 'owner'>;
type Timed = Pick<Session, 'date' | 'start' | 'end'>;

/** Whether a person may change a session: its owner and every admin may. */
export const mayChangeSession = ({ owner }: Owned, { id, role }: Person): boolean =>
  role === 'admin' || owner.id === id;

/**
 * Whether cancelling a session needs a reason: only if another person owns it and a child is already
 * evaluated.
 */
export const needsReason = (
  session: Owned & Pick<Session, 'evaluated'>,
  { id }: Pick<Person, 'id'>,
): boolean => session.evaluated !== 'none' && session.owner.id !== id;

export interface SessionViewer extends Person {
  scope: PermissionScope;
  /**
   * Whether the viewer may see a child. Not called if the viewer may see all children of the organisation.
   */
  isSeen: (caseId: string) => boolean;
}

/** Whether a viewer may see a session: anyone who may change it, or who may see a child in it. */
export function maySeeSession(
  session: Owned & { childIds: readonly string[] },
  { scope, isSeen, ...person }: SessionViewer,
): boolean {
  if (mayChangeSession(session, person)) return true;
  return scope === 'organization' ? session.childIds.length > 0 : session.childIds.some(isSeen);
}

/**
 * Whether the evaluation of a session is finished and counts; it does not count if the session was cancelled
 * or deleted.
 */
export const isFinished = ({
  evaluated,
  cancelled,
  removedAt = null,
}: Pick<Session, 'evaluated' | 'cancelled'> & { removedAt?: string | null }): boolean =>
  evaluated === 'all' && cancelled === null && removedAt === null;

export type SessionPhase = 'planned' | 'running' | 'past';

/**
 * Whether a session is past, current or in the future.
 * @param now date and time in the organisation's zone, `YYYY-MM-DD` and `HH:MM`
 */
export function phaseOf({ date, start, end }: Timed, now: { date: string; time: string }): SessionPhase {
  const at = `${now.date} ${now.time}`;
  if (at < `${date} ${start}`) return 'planned';
  return at < `${date} ${end}` ? 'running' : 'past';
}

/** Whether a session is planned or running. @param now as for `phaseOf` */
export const isComing = (
  session: Timed & Pick<Session, 'cancelled'>,
  now: { date: string; time: string },
): boolean => session.cancelled === null && phaseOf(session, now) !== 'past';

/** Compares sessions by their start, the earliest first. */
export const byStart = (one: Pick<Timed, 'date' | 'start'>, other: typeof one): number =>
  `${one.date} ${one.start}`.localeCompare(`${other.date} ${other.start}`);

/** Compares sessions by their start, the latest first. */
export const latestFirst = (one: Pick<Timed, 'date' | 'start'>, other: typeof one): number =>
  byStart(other, one);

/**
 * Whether two sessions overlap in time. A session that ends when the other starts does not overlap with it.
 */
export const shareTime = (one: Timed, other: Timed): boolean =>
  one.date === other.date && one.start < other.end && other.start < one.end;

/** Converts a time `HH:MM` to minutes since midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Converts minutes since midnight to a time `HH:MM`. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
