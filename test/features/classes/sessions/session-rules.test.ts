import { expect, test } from 'vitest';
import {
  isFinished,
  mayChangeSession,
  maySeeSession,
  minutesOf,
  needsReason,
  phaseOf,
  shareTime,
  timeOf,
} from '../../../../shared/features/classes/sessions/session-rules.ts';

const owner = { id: 'ada', fullName: 'Ada' };
const ada = { id: 'ada', role: 'user' } as const;
const bell = { id: 'bell', role: 'user' } as const;
const admin = { id: 'carol', role: 'admin' } as const;
const own = { scope: 'own', isSeen: (id: string) => id === 'mia' } as const;

test('a session is changed by its owner and by admins', () => {
  expect([ada, bell, admin].map(person => mayChangeSession({ owner }, person))).toEqual([true, false, true]);
});

test('whoever cancels what its owner has begun to evaluate says why; the owner does not', () => {
  const asked = (evaluated: 'none' | 'partly' | 'all', person: { id: string }) =>
    needsReason({ owner, evaluated }, person);
  expect([asked('none', admin), asked('partly', admin), asked('all', admin)]).toEqual([false, true, true]);
  expect([asked('none', ada), asked('all', ada)]).toEqual([false, false]);
});

test('a session is seen by whoever may change it, and by whoever sees one of its children', () => {
  const sees = (person: typeof ada | typeof bell | typeof admin, ...childIds: string[]) =>
    maySeeSession({ owner, childIds }, { ...person, ...own });
  expect([sees(ada), sees(admin), sees(bell)]).toEqual([true, true, false]);
  expect([sees(bell, 'leo'), sees(bell, 'leo', 'mia')]).toEqual([false, true]);
});

test('whoever sees all children of an organisation sees each session with a child, without being asked of one', () => {
  const viewer = { ...bell, scope: 'organization', isSeen: () => false } as const;
  expect(maySeeSession({ owner, childIds: ['leo'] }, viewer)).toBe(true);
  expect(maySeeSession({ owner, childIds: [] }, viewer)).toBe(false);
});

test('an evaluation counts once it is finished, unless the session was cancelled or removed', () => {
  const cancelled = { at: '2026-10-01T00:00:00.000Z', by: owner, reason: '' };
  expect(isFinished({ evaluated: 'all', cancelled: null })).toBe(true);
  expect(isFinished({ evaluated: 'all', cancelled: null, removedAt: null })).toBe(true);
  expect(isFinished({ evaluated: 'partly', cancelled: null })).toBe(false);
  expect(isFinished({ evaluated: 'all', cancelled })).toBe(false);
  expect(isFinished({ evaluated: 'all', cancelled: null, removedAt: cancelled.at })).toBe(false);
});

const lesson = { date: '2026-11-24', start: '16:30', end: '17:15' };

test('a session is on from its first minute, and past from the one it ends at', () => {
  const at = (time: string, date = lesson.date) => phaseOf(lesson, { date, time });
  expect([at('16:29'), at('16:30'), at('17:14'), at('17:15')]).toEqual([
    ...['planned', 'running', 'running', 'past'],
  ]);
  expect([at('16:45', '2026-11-23'), at('16:45', '2026-11-25')]).toEqual(['planned', 'past']);
});

test('two sessions share time on one day, but not where one begins as the other ends', () => {
  const shared = (start: string, end: string, date = lesson.date) =>
    [
      [lesson, { date, start, end }],
      [{ date, start, end }, lesson],
    ].map(([one = lesson, other = lesson]) => shareTime(one, other));
  expect(shared('17:00', '18:00')).toEqual([true, true]);
  expect(shared('16:00', '16:31')).toEqual([true, true]);
  expect(shared('17:15', '18:00')).toEqual([false, false]);
  expect(shared('16:00', '16:30')).toEqual([false, false]);
  expect(shared('17:00', '18:00', '2026-11-25')).toEqual([false, false]);
});

test('a time of day is so many minutes after midnight, and the other way round', () => {
  expect([minutesOf('00:00'), minutesOf('09:05'), minutesOf('23:59')]).toEqual([0, 545, 1_439]);
  expect([timeOf(0), timeOf(545), timeOf(1_439)]).toEqual(['00:00', '09:05', '23:59']);
});
