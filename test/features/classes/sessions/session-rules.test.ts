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

test('the owner and admins may change a session', () => {
  expect([ada, bell, admin].map(person => mayChangeSession({ owner }, person))).toEqual([true, false, true]);
});

test('cancelling a partly evaluated session needs a reason, except from its owner', () => {
  const asked = (evaluated: 'none' | 'partly' | 'all', person: { id: string }) =>
    needsReason({ owner, evaluated }, person);
  expect([asked('none', admin), asked('partly', admin), asked('all', admin)]).toEqual([false, true, true]);
  expect([asked('none', ada), asked('all', ada)]).toEqual([false, false]);
});

test('a session is visible to users who may change the session, and to users who see a child in the session', () => {
  const sees = (person: typeof ada | typeof bell | typeof admin, ...childIds: string[]) =>
    maySeeSession({ owner, childIds }, { ...person, ...own });
  expect([sees(ada), sees(admin), sees(bell)]).toEqual([true, true, false]);
  expect([sees(bell, 'leo'), sees(bell, 'leo', 'mia')]).toEqual([false, true]);
});

test('users with access to all cases see each session that a child attends, without a permission check per child', () => {
  const viewer = { ...bell, scope: 'organization', isSeen: () => false } as const;
  expect(maySeeSession({ owner, childIds: ['leo'] }, viewer)).toBe(true);
  expect(maySeeSession({ owner, childIds: [] }, viewer)).toBe(false);
});

test('a session counts as evaluated as soon as its evaluation is finished, unless the session is cancelled or removed', () => {
  const cancelled = { at: '2026-10-01T00:00:00.000Z', by: owner, reason: '' };
  expect(isFinished({ evaluated: 'all', cancelled: null })).toBe(true);
  expect(isFinished({ evaluated: 'all', cancelled: null, removedAt: null })).toBe(true);
  expect(isFinished({ evaluated: 'partly', cancelled: null })).toBe(false);
  expect(isFinished({ evaluated: 'all', cancelled })).toBe(false);
  expect(isFinished({ evaluated: 'all', cancelled: null, removedAt: cancelled.at })).toBe(false);
});

const lesson = { date: '2026-11-24', start: '16:30', end: '17:15' };

test('a session counts as running from its first minute on, and as past from the minute in which it ends', () => {
  const at = (time: string, date = lesson.date) => phaseOf(lesson, { date, time });
  expect([at('16:29'), at('16:30'), at('17:14'), at('17:15')]).toEqual([
    ...['planned', 'running', 'running', 'past'],
  ]);
  expect([at('16:45', '2026-11-23'), at('16:45', '2026-11-25')]).toEqual(['planned', 'past']);
});

test('two sessions on one day overlap, but not if one begins when the other ends', () => {
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

test('a time of day is converted to minutes after midnight and back', () => {
  expect([minutesOf('00:00'), minutesOf('09:05'), minutesOf('23:59')]).toEqual([0, 545, 1_439]);
  expect([timeOf(0), timeOf(545), timeOf(1_439)]).toEqual(['00:00', '09:05', '23:59']);
});
