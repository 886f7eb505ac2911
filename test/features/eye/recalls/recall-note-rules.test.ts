import { expect, test } from 'vitest';
import {
  changedNote,
  currentNote,
  isUnseenChange,
  lastCallOf,
  type RecallChange,
  undoneNote,
} from '../../../../shared/features/eye/recalls/note-recall.ts';
import type { NotedState, RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import type { Recall } from '../../../../shared/features/eye/recalls/recall-of.ts';

const ada = { id: 'ada', fullName: 'Ada', qualification: 'BOptom', signatureId: null };
const bell = { id: 'bell', fullName: 'Bell', qualification: null, signatureId: null };
const [before, now] = ['2026-05-01T08:00:00.000Z', '2026-05-16T08:00:00.000Z'];
const earlierCall = { by: { id: 'bell', fullName: 'Bell' }, at: '2026-04-01T08:00:00.000Z' };
const noted = (changes: Partial<RecallRecord> = {}): RecallRecord => ({
  ...{ caseId: 'case_1', reportId: 'eye_1', revision: 3, previous: null, called: null },
  ...{ state: 'waiting', bookedFor: null, by: ada, at: before },
  ...changes,
});
const change = (changes: Partial<RecallChange> = {}): RecallChange => ({
  ...{ reportId: 'eye_1', state: 'contacted', bookedFor: null, by: bell, at: now },
  ...{ notedAt: undefined, today: '2026-05-16' },
  ...changes,
});

test('the last phone call of a recall is the stored call or, in an older note without a call, the state “contacted”', () => {
  expect(lastCallOf(null)).toBeNull();
  expect(lastCallOf(noted())).toBeNull();
  expect(lastCallOf(noted({ called: earlierCall }))).toEqual(earlierCall);
  expect(lastCallOf(noted({ state: 'contacted' }))).toEqual({
    by: { id: 'ada', fullName: 'Ada' },
    at: before,
  });
  expect(lastCallOf(noted({ state: 'contacted', called: earlierCall }))).toEqual(earlierCall);
  expect(lastCallOf(noted({ state: 'booked' }))).toBeNull();
});

const recall = (list: Recall['list'] = 'due', seenOn = '2026-05-10'): Recall => ({
  list,
  visit: { caseId: 'case_1', reportId: 'eye_1', seenOn, dueOn: '2026-11-10' },
  last: 'eye_2',
});

test('a recall note that belongs to an earlier visit than the recall is ignored', () => {
  expect(currentNote(recall(), noted({ reportId: 'eye_0' }))).toBeNull();
  expect(currentNote(recall(), null)).toBeNull();
  expect(currentNote(recall(), undefined)).toBeNull();
  expect(currentNote(recall(), noted())).toEqual(noted());
});

test('after the child’s next visit, a recall loses its booking and keeps its last phone call', () => {
  const booked = (bookedFor: string | null) => noted({ state: 'booked', bookedFor, called: earlierCall });
  const kept = noted({ state: 'waiting', bookedFor: null, called: earlierCall });
  expect(currentNote(recall(), booked('2026-05-09'))).toEqual(kept);
  expect(currentNote(recall(), booked('2026-05-10'))).toEqual(kept);
  expect(currentNote(recall(), booked('2026-05-11'))).toEqual(booked('2026-05-11'));
  expect(currentNote(recall(), booked(null))).toEqual(booked(null));
  const called = noted({ state: 'contacted', bookedFor: '2026-05-09' });
  expect(currentNote(recall(), called)).toEqual(called);
});

test('a booking for the day of the last visit, made after that visit, is kept until another visit', () => {
  const further = noted({ state: 'booked', bookedFor: '2026-05-10', afterVisit: 'eye_2' });
  expect(currentNote(recall(), further)).toEqual(further);
  expect(currentNote({ ...recall(), last: 'eye_3' }, further)).toEqual(noted());
  const called = changedNote('case_1', further, change({ today: '2026-05-10' }), 4);
  expect([called.bookedFor, called.afterVisit]).toEqual(['2026-05-10', 'eye_2']);
});

test('a note “no recall needed” that no longer applies is shown as “waiting” and keeps the last phone call', () => {
  const decided = noted({ state: 'notNeeded', called: earlierCall });
  expect(currentNote(recall('due'), decided)).toEqual({ ...decided, state: 'waiting' });
  expect(currentNote(recall('unscheduled'), decided)).toEqual({ ...decided, state: 'waiting' });
  expect(currentNote(recall('notNeeded'), decided)).toEqual(decided);
  expect(currentNote(recall('notNeeded'), noted())).toEqual(noted());
});

test('a change of a recall is a conflict only if the note that the user saw, as the request says, is not the current note', () => {
  const unseen = (current: RecallRecord | null, notedAt: string | null | undefined) =>
    isUnseenChange(current, change({ state: 'waiting', notedAt }));
  expect([unseen(noted(), undefined), unseen(noted(), before), unseen(null, null)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([unseen(noted(), null), unseen(noted(), now), unseen(null, before)]).toEqual([true, true, true]);
});

test('recording a phone call or a booking is a conflict only if a newer booking or decision exists that the user has not seen', () => {
  const unseen = (state: RecallChange['state'], current: NotedState['state'] | null) =>
    isUnseenChange(current && noted({ state: current }), change({ state, notedAt: now }));
  for (const state of ['contacted', 'booked'] as const) {
    expect([unseen(state, 'booked'), unseen(state, 'notNeeded')], state).toEqual([true, true]);
    expect([unseen(state, 'waiting'), unseen(state, 'contacted'), unseen(state, null)], state).toEqual([
      ...[false, false, false],
    ]);
  }
  expect([unseen('notNeeded', 'contacted'), unseen('waiting', 'contacted')]).toEqual([true, true]);
});

const bellsCall = { by: { id: 'bell', fullName: 'Bell' }, at: now };

test('the first note of a recall stores “waiting” as the earlier state', () => {
  expect(changedNote('case_1', null, change(), 1)).toEqual({
    ...{ caseId: 'case_1', reportId: 'eye_1', revision: 1, called: bellsCall },
    previous: { state: 'waiting', bookedFor: null, by: bell, at: now, called: null },
    ...{ state: 'contacted', bookedFor: null, by: bell, at: now },
  });
});

test('a note that records a booking keeps the last phone call and the recall’s state before the booking', () => {
  const current = noted({ state: 'contacted', called: earlierCall });
  expect(changedNote('case_1', current, change({ state: 'booked', bookedFor: '2026-06-01' }), 4)).toEqual({
    ...{ caseId: 'case_1', reportId: 'eye_1', revision: 4, called: earlierCall },
    previous: { state: 'contacted', bookedFor: null, by: ada, at: before, called: earlierCall },
    ...{ state: 'booked', bookedFor: '2026-06-01', by: bell, at: now },
  });
});

test('the result of a phone call to a family is stored with the call until the next phone call', () => {
  const [first, booked, second] = [
    changedNote('case_1', null, change({ callNote: 'No answer' }), 1),
    changedNote('case_1', null, change({ state: 'booked', bookedFor: '2026-06-01', callNote: 'No' }), 1),
    changedNote('case_1', noted({ called: { ...earlierCall, note: 'Engaged' } }), change(), 4),
  ];
  expect(first.called).toEqual({ ...bellsCall, note: 'No answer' });
  expect(booked.called).toBeNull();
  expect(second.called).toEqual(bellsCall);
  expect(second.previous?.called).toEqual({ ...earlierCall, note: 'Engaged' });
  const later = changedNote('case_1', first, change({ state: 'booked', bookedFor: '2026-06-01' }), 2);
  expect(later.called?.note).toBe('No answer');
  expect(changedNote('case_1', null, change({ callNote: '' }), 1).called).toEqual(bellsCall);
  const chosen = changedNote('case_1', null, change({ againOn: '2026-05-17' }), 1);
  expect(chosen.called).toEqual({ ...bellsCall, againOn: '2026-05-17' });
});

test('a note about a recall stores an appointment day only if it records a booking', () => {
  const dayOf = (state: RecallChange['state']) =>
    changedNote('case_1', null, change({ state, bookedFor: '2026-06-01' }), 1).bookedFor;
  expect([dayOf('booked'), dayOf('contacted'), dayOf('notNeeded'), dayOf('waiting')]).toEqual([
    ...['2026-06-01', null, null, null],
  ]);
});

test('when somebody records a phone call to a family with a future booking, the booking is kept', () => {
  const booked = noted({ state: 'booked', bookedFor: '2026-05-16' });
  expect(changedNote('case_1', booked, change(), 4)).toEqual({
    ...{ caseId: 'case_1', reportId: 'eye_1', revision: 4, called: bellsCall },
    previous: { state: 'booked', bookedFor: '2026-05-16', by: ada, at: before, called: null },
    ...{ state: 'booked', bookedFor: '2026-05-16', by: ada, at: before },
  });
});

test('recording a phone call removes a booking in the past, and also a future booking that the user has already seen', () => {
  const after = (bookedFor: string | null, more: Partial<RecallChange> = {}) => {
    const note = changedNote('case_1', noted({ state: 'booked', bookedFor }), change(more), 4);
    return [note.state, note.bookedFor, note.by.id];
  };
  expect(after('2026-05-15')).toEqual(['contacted', null, 'bell']);
  expect(after(null)).toEqual(['contacted', null, 'bell']);
  expect(after('2026-05-17', { notedAt: before })).toEqual(['contacted', null, 'bell']);
  expect(after('2026-05-17', { notedAt: null })).toEqual(['contacted', null, 'bell']);
  expect(after('2026-05-17', { state: 'waiting' })).toEqual(['waiting', null, 'bell']);
});

test('undoing a note about a recall restores the previous note; a note can be undone only once', () => {
  const previous: NotedState = {
    state: 'booked',
    bookedFor: '2026-06-01',
    by: ada,
    at: before,
    called: earlierCall,
  };
  const current = noted({ state: 'contacted', previous });
  expect(undoneNote(current, previous, bell, now)).toEqual({
    ...{ caseId: 'case_1', reportId: 'eye_1', revision: 4, previous: null },
    ...{ state: 'booked', bookedFor: '2026-06-01', by: ada, at: before, called: earlierCall },
  });
});

test('after the first note of a recall is undone, the recall shows who undid the note', () => {
  const previous: NotedState = { state: 'waiting', bookedFor: null, by: ada, at: before, called: null };
  expect(undoneNote(noted({ previous }), previous, bell, now)).toEqual({
    ...{ caseId: 'case_1', reportId: 'eye_1', revision: 4, previous: null },
    ...{ state: 'waiting', bookedFor: null, by: bell, at: now, called: null },
  });
});
