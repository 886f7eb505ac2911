import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';

const mei = { id: 'orgUser_mei', fullName: 'Mei Chan' };

/** A session as lists return it, on a Monday from ten to eleven unless `changes` says otherwise. */
export const sessionRow = (changes: Partial<SessionRow> = {}): SessionRow => ({
  id: 'session_1',
  title: 'Reading',
  date: '2026-10-19',
  start: '10:00',
  end: '11:00',
  room: '',
  owner: mei,
  series: null,
  cancelled: null,
  version: 1,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-01T00:00:00.000Z',
  classes: [],
  cases: [],
  children: 0,
  hidden: 0,
  activities: 0,
  evaluated: 'none',
  overlaps: [],
  ...changes,
});
