import { minutesOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';

interface Timed {
  id: string;
  start: string;
  end: string;
}

export interface Placed<Session> {
  session: Session;
  /** Index of the first column that the session occupies. */
  column: number;
  span: number;
  /** Number of columns that are side by side at the time of the session. */
  columns: number;
  /** Number of stacked sessions over which this session is drawn. */
  depth: number;
  /** Minutes of the session that later sessions cover: from the start of the first of them to its end. */
  covered: number;
}

type Uncovered<Session> = Omit<Placed<Session>, 'covered'>;

/** Minutes of a session that must stay visible before another one covers it. */
const headMinutes = 30;

const isAtOnce = (one: Timed, other: Timed): boolean => one.start < other.end && other.start < one.end;

const isBeside = (one: Timed, other: Timed): boolean =>
  isAtOnce(one, other) && Math.abs(minutesOf(one.start) - minutesOf(other.start)) < headMinutes;

const byTime = (one: Timed, other: Timed): number =>
  minutesOf(one.start) - minutesOf(other.start) ||
  minutesOf(other.end) - minutesOf(one.end) ||
  (one.id < other.id ? -1 : 1);

/**
 * Places sessions with similar starts side by side, as wide as possible. A session that starts later is drawn
 * over one that has not ended, slightly indented.
 */
export function layOutDay<Session extends Timed>(sessions: readonly Session[]): Placed<Session>[] {
  const groups: Session[][] = [];
  for (const session of sessions.toSorted(byTime)) {
    const group = groups.findLast(others => others.some(other => isBeside(session, other)));
    if (group) group.push(session);
    else groups.push([session]);
  }
  const placed: Uncovered<Session>[] = [];
  for (const group of groups) {
    const below = placed.filter(({ session }) => group.some(other => isAtOnce(session, other)));
    const depth = below.reduce((most, other) => Math.max(most, other.depth + 1), 0);
    placed.push(...placeGroup(group, depth));
  }
  return placed.map(one => ({ ...one, covered: coveredMinutes(one, placed) }));
}

function coveredMinutes(one: Uncovered<Timed>, placed: readonly Uncovered<Timed>[]): number {
  const { end } = one.session;
  const starts = placed
    .filter(other => other.depth > one.depth && isAtOnce(one.session, other.session) && isInLine(one, other))
    .map(({ session }) => session.start);
  return starts.reduce((most, start) => Math.max(most, minutesOf(end) - minutesOf(start)), 0);
}

/** Whether two sessions overlap horizontally, so that one can cover the other. */
const isInLine = (one: Uncovered<unknown>, other: Uncovered<unknown>): boolean =>
  one.column / one.columns < (other.column + other.span) / other.columns &&
  other.column / other.columns < (one.column + one.span) / one.columns;

function placeGroup<Session extends Timed>(sessions: Session[], depth: number): Uncovered<Session>[] {
  const columns: Session[][] = [];
  const placed = sessions.map(session => {
    const free = columns.findIndex(column => column.every(other => !isAtOnce(session, other)));
    const column = free === -1 ? columns.length : free;
    columns[column] = [...(columns[column] ?? []), session];
    return { session, column };
  });
  return placed.map(({ session, column }) => {
    const free = columns.findIndex(
      (others, index) => index > column && others.some(other => isAtOnce(session, other)),
    );
    const next = free === -1 ? columns.length : free;
    return { session, column, span: next - column, columns: columns.length, depth };
  });
}

export const widestOf = (placed: readonly Placed<unknown>[]): number =>
  placed.reduce((most, { columns }) => Math.max(most, columns), 1);

/** Hours that the timetable shows: working hours, extended so that all sessions are visible. */
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
