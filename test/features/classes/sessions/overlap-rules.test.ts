import { expect, test } from 'vitest';
import { overlapsOf } from '../../../../shared/features/classes/sessions/overlaps.ts';

type Planned = Parameters<typeof overlapsOf>[0];
const ada = { id: 'ada', fullName: 'Ada' };
const bell = { id: 'bell', fullName: 'Bell' };
const planned = (id: string, more: Partial<Planned> = {}): Planned => ({
  ...{ id, date: '2026-11-24', start: '16:30', end: '17:15', owner: ada, room: '', cancelled: null },
  seenIds: [],
  ...more,
});
const session = planned('this', { room: 'Room ３', seenIds: ['mia', 'leo'] });
const cancelled = { at: '2026-10-01T00:00:00.000Z', by: bell, reason: '' };
const sharedWith = (more: Partial<Planned>, of = session) =>
  overlapsOf(of, [planned('other', { owner: bell, ...more })]).map(({ shared }) => shared);

test('sessions at the same time overlap if they share an owner, a child or a room', () => {
  expect(sharedWith({ owner: ada })).toEqual([['owner']]);
  expect(sharedWith({ seenIds: ['kit', 'mia'] })).toEqual([['child']]);
  expect(sharedWith({ room: 'room 3' })).toEqual([['room']]);
  expect(sharedWith({ owner: ada, seenIds: ['leo'], room: 'ROOM 3' })).toEqual([['owner', 'child', 'room']]);
});

test('sessions without a common owner, child or room do not overlap; two empty rooms are not a common room', () => {
  expect(sharedWith({ seenIds: ['kit'], room: 'Room 4' })).toEqual([]);
  expect(sharedWith({}, { ...session, room: '' })).toEqual([]);
});

test('the overlaps of a session name the other session; sessions at other times and cancelled sessions are ignored', () => {
  const others = [
    session,
    planned('later', { start: '17:15', end: '18:00' }),
    planned('tomorrow', { date: '2026-11-25' }),
    planned('cancelled', { cancelled }),
    planned('same'),
  ];
  expect(overlapsOf(session, others)).toEqual([{ sessionId: 'same', shared: ['owner'] }]);
  expect(overlapsOf({ ...session, cancelled }, others)).toEqual([]);
});
