import { expect, test } from 'vitest';
import { nextSessions } from '../../../../shared/features/classes/sessions/next-sessions.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';

const ada = { id: 'ada', fullName: 'Ada' };
const row = (id: string, date: string, more: Partial<StoredSessionRow> = {}) =>
  ({
    ...{ id, date, start: '16:30', end: '17:15', owner: ada, cancelled: null, participants: null },
    ...{ classIds: ['readers'], caseIds: [], ...more },
  }) as unknown as StoredSessionRow;
const readers = { id: 'readers', childIds: ['mia'], leaving: [{ caseId: 'leo', leftOn: '2026-11-25' }] };
const chess = { id: 'chess', childIds: [], leaving: [] };
const viewer = (seen: string, id = 'bell') =>
  ({ id, role: 'user', scope: 'own', isSeen: (caseId: string) => caseId === seen }) as const;
const now = { date: '2026-11-24', time: '17:00' };
const nextFor = (sessions: StoredSessionRow[], seen = 'mia') =>
  [...nextSessions(sessions, { classes: [readers, chess], viewer: viewer(seen), now })].map(
    ([classId, { id }]) => [classId, id],
  );

test('each class shows its next session with the time; a running session counts as the next one until it ends', () => {
  const sessions = [row('later', '2026-12-01'), row('on', '2026-11-24'), row('past', '2026-11-23')];
  expect([...nextSessions(sessions, { classes: [readers, chess], viewer: viewer('mia'), now })]).toEqual([
    ['readers', { id: 'on', date: '2026-11-24', start: '16:30', end: '17:15' }],
  ]);
});

test('the earlier of two sessions on a day is the next session; if both begin at the same time, it is the one created first', () => {
  const at = (id: string, start: string) => row(id, '2026-11-30', { start, end: '20:00' });
  expect(nextFor([at('b', '09:00'), at('c', '10:00'), at('a', '09:00')])).toEqual([['readers', 'a']]);
});

test('cancelled and past sessions never count as the next session', () => {
  const cancelled = { at: '2026-11-01T00:00:00.000Z', by: ada, reason: '' };
  const ended = row('ended', '2026-11-24', { start: '16:00', end: '17:00' });
  expect(nextFor([row('off', '2026-11-25', { cancelled }), ended])).toEqual([]);
});

test('one session can be the next session of two classes; only the requested classes are returned', () => {
  const shared = row('shared', '2026-11-25', { classIds: ['readers', 'chess', 'unknown'] });
  const own = row('own', '2026-11-26', { classIds: ['chess'] });
  expect(nextFor([own, shared])).toEqual([
    ['readers', 'shared'],
    ['chess', 'shared'],
  ]);
  expect(nextFor([row('foreign', '2026-11-25', { classIds: ['unknown'], caseIds: ['mia'] })])).toEqual([]);
});

test('a session is visible to users who see a child that takes part on its day', () => {
  expect(nextFor([row('one', '2026-11-24')], 'leo')).toEqual([['readers', 'one']]);
  expect(nextFor([row('one', '2026-11-25')], 'leo')).toEqual([]);
  expect(nextFor([row('one', '2026-11-25', { caseIds: ['kit'] })], 'kit')).toEqual([['readers', 'one']]);
  expect(nextFor([row('one', '2026-11-25', { classIds: ['chess', 'unknown'] })])).toEqual([]);
});

test('once a session is evaluated, its recorded participants count instead of its classes', () => {
  const participants = [{ caseId: 'kit', classIds: [] }];
  expect(nextFor([row('one', '2026-11-24', { participants })], 'kit')).toEqual([['readers', 'one']]);
  expect(nextFor([row('one', '2026-11-24', { participants })], 'mia')).toEqual([]);
});
