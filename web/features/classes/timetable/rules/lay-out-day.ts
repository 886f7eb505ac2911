import { minutesOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';

interface Timed {
  id: string;
  start: string;
  end: string;
}

/** Where a session is beside others at its time. */
export interface Placed<Session> {
  session: Session;
  /** The first of its columns, from 0. */
  column: number;
  /** How many columns it takes, and how many there are at its time. */
  span: number;
  columns: number;
}

const isAtOnce = (one: Timed, other: Timed): boolean => one.start < other.end && other.start < one.end;

const byTime = (one: Timed, other: Timed): number =>
  minutesOf(one.start) - minutesOf(other.start) ||
  minutesOf(other.end) - minutesOf(one.end) ||
  (one.id < other.id ? -1 : 1);

/** Puts sessions of one day beside each other where they share time, each as wide as there is room. */
export function layOutDay<Session extends Timed>(sessions: readonly Session[]): Placed<Session>[] {
  const groups: Session[][] = [];
  let end = '';
  for (const session of sessions.toSorted(byTime)) {
    const group = groups.at(-1);
    if (group && session.start < end) group.push(session);
    else groups.push([session]);
    end = group && session.start < end && end > session.end ? end : session.end;
  }
  return groups.flatMap(placeGroup);
}

/** Sessions that share time with one another, directly or by others. */
function placeGroup<Session extends Timed>(sessions: Session[]): Placed<Session>[] {
  const columns: Session[][] = [];
  const placed = sessions.map(session => {
    const free = columns.findIndex(column => column.every(other => !isAtOnce(session, other)));
    const column = free === -1 ? columns.length : free;
    columns[column] = [...(columns[column] ?? []), session];
    return { session, column };
  });
  return placed.map(({ session, column }) => {
    const taken = columns.findIndex(
      (others, index) => index > column && others.some(other => isAtOnce(session, other)),
    );
    const next = taken === -1 ? columns.length : taken;
    return { session, column, span: next - column, columns: columns.length };
  });
}

/** The most columns that are needed at any time of a day. */
export const widestOf = (placed: readonly Placed<unknown>[]): number =>
  placed.reduce((most, { columns }) => Math.max(most, columns), 1);

/** Whole hours of a day that are shown: those of work, and those in which something is. */
export interface Hours {
  from: number;
  to: number;
}

const hoursOfWork: Hours = { from: 8, to: 19 };

export function hoursOf(sessions: readonly Pick<Timed, 'start' | 'end'>[]): Hours {
  return sessions.reduce(
    ({ from, to }, { start, end }) => ({
      from: Math.min(from, Math.floor(minutesOf(start) / 60)),
      to: Math.max(to, Math.ceil(minutesOf(end) / 60)),
    }),
    hoursOfWork,
  );
}
