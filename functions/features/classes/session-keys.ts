import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of sessions, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'session of classes and children',
    format: 'class-session',
    pk: 'C#{o}#SESSION#{id}',
    sk: 'SESSION',
    gsi1: ['C#{o}#SESSIONS#{sessions}', '{date}#{id}'],
    gsi2: ['C#{o}#SESSIONSBY#{u}', '{date}#{start}#{id}'],
    note: 'TTL 30 d once removed, then only among the removed ones',
  },
  {
    record: 'month in which there are sessions, or were',
    holds: 'marker',
    pk: 'C#{o}#SESSIONMONTHS',
    sk: '{month}',
  },
  {
    record: 'sessions added to a crowded day',
    holds: 'counter',
    pk: 'C#{o}#SESSIONDAYS',
    sk: '{date}',
  },
  {
    record: 'organisation whose sessions remind their owners',
    holds: 'marker',
    pk: 'X#DUE#REMINDERS',
    sk: '{o}',
  },
  { record: 'sessions of a series', format: 'session-series', pk: 'C#{o}#SERIES#{id}', sk: 'SERIES' },
  {
    record: 'content of an activity in sessions',
    format: 'planned-activity',
    pk: 'C#{o}#PLANNED#{hash}',
    sk: 'BODY',
    note: 'named by its content, never written over',
  },
];

export const sessionKey = (o: string, id: string): Key => ({ pk: `C#${o}#SESSION#${id}`, sk: 'SESSION' });
export const seriesKey = (o: string, id: string): Key => ({ pk: `C#${o}#SERIES#${id}`, sk: 'SERIES' });
export const plannedActivityKey = (o: string, hash: string): Key => ({
  pk: `C#${o}#PLANNED#${hash}`,
  sk: 'BODY',
});

export const sessionList = {
  /** @param month `YYYY-MM` */
  ofMonth: (o: string, month: string) => ({ index: 'gsi1', pk: `C#${o}#SESSIONS#${month}` }) as const,
  removed: (o: string) => ({ index: 'gsi1', pk: `C#${o}#SESSIONS#removed` }) as const,
  by: (o: string, u: string) => ({ index: 'gsi2', pk: `C#${o}#SESSIONSBY#${u}` }) as const,
};
/**
 * `gsi1` lists a month by date; the times are sorted after reading. `gsi2` lists an owner's sessions by time,
 * so that they can be read in pages.
 */
export const sessionIndex = (
  o: string,
  { id, date, start }: Record<'id' | 'date' | 'start', string>,
  u: string,
): IndexKeys => ({
  gsi1pk: sessionList.ofMonth(o, date.slice(0, 7)).pk,
  gsi1sk: `${date}#${id}`,
  gsi2pk: sessionList.by(o, u).pk,
  gsi2sk: `${date}#${start}#${id}`,
});
/** An erasure finds the children of removed sessions through this list. */
export const removedSessionIndex = (o: string, id: string, date: string): IndexKeys =>
  gsi1Keys(sessionList.removed(o).pk, `${date}#${id}`);

export const sessionMonths = (o: string) => ({ pk: `C#${o}#SESSIONMONTHS` });
/** Key of the record of a month that has or had sessions. @param month `YYYY-MM` */
export const sessionMonthKey = (o: string, month: string): Key => ({ ...sessionMonths(o), sk: month });

export const sessionDayKey = (o: string, date: string): Key => ({ pk: `C#${o}#SESSIONDAYS`, sk: date });

/** Key of the list of organisations that use session reminders. The hourly schedule reads this list. */
export const reminderMarks = { pk: 'X#DUE#REMINDERS' } as const;
export const reminderMarkKey = (o: string): Key => ({ ...reminderMarks, sk: o });
