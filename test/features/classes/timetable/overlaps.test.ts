import { expect, test } from 'vitest';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { findOverlaps, nextFreeStart } from '../../../../web/features/classes/timetable/rules/overlaps.ts';
import { sessionRow } from './session-rows.ts';

const overlap = (sessionId: string): SessionRow['overlaps'] => [{ sessionId, shared: ['owner'] }];
const first = sessionRow({ id: 'session_1', start: '15:30', end: '17:00', overlaps: overlap('session_2') });
const second = sessionRow({ id: 'session_2', start: '16:30', end: '17:30', overlaps: overlap('session_1') });

test('two overlapping sessions are shown as one overlap, with the suggestion to move the later session', () => {
  const [found, ...others] = findOverlaps([second, first]);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    earlier: first,
    later: second,
    from: '16:30',
    to: '17:00',
    shared: ['owner'],
  });
});

test('if two overlapping sessions begin together, the suggestion is to move the one created later', () => {
  const made = { ...first, start: '16:30', createdAt: '2026-10-02T00:00:00.000Z' };
  expect(findOverlaps([made, second])[0]?.later.id).toBe('session_1');
});

test('a session that is cancelled, moved away or hidden from the user is not shown as overlapping with any session', () => {
  const cancelled = { at: '2026-10-01T00:00:00.000Z', by: first.owner, reason: '' };
  expect(findOverlaps([{ ...first, cancelled }, second])).toEqual([]);
  expect(findOverlaps([first, { ...second, start: '17:00', end: '18:00' }])).toEqual([]);
  expect(findOverlaps([second])).toEqual([]);
});

test('the key that identifies an overlap of two sessions changes with their times, but not with their rooms', () => {
  const key = findOverlaps([first, second])[0]?.key;
  expect(findOverlaps([first, { ...second, room: 'Room 3' }])[0]?.key).toBe(key);
  expect(findOverlaps([first, { ...second, end: '18:00' }])[0]?.key).not.toBe(key);
});

test('the suggested next free time is after all sessions of the same owner, room or class', () => {
  const bell = { id: 'orgUser_bell', fullName: 'Bell' };
  const next = sessionRow({ id: 'session_3', start: '17:00', end: '17:45', room: 'Room 3', owner: bell });
  expect(nextFreeStart(second, [first, second])).toBe('17:00');
  expect(nextFreeStart(second, [first, second, next])).toBe('17:00');
  expect(nextFreeStart({ ...second, room: 'room 3' }, [first, second, next])).toBe('17:45');
  expect(nextFreeStart(second, [first, second, { ...next, owner: second.owner }])).toBe('17:45');
  const readers = { id: 'class_1', name: 'P2', color: 'teal' as const };
  expect(nextFreeStart({ ...second, classes: [readers] }, [first, { ...next, classes: [readers] }])).toBe(
    '17:45',
  );
});

test('no free time is suggested for an overlapping session if the rest of the day is full', () => {
  const evening = sessionRow({ id: 'session_3', start: '17:00', end: '20:15' });
  expect(nextFreeStart(second, [first, second, evening])).toBe(null);
});
