import { expect, test } from 'vitest';
import {
  type Attended,
  isThereOn,
  participantsOf,
} from '../../../../shared/features/classes/sessions/participants.ts';

const stay = (caseId: string, joinedOn = '2026-09-01', leftOn: string | null = null) => ({
  ...{ caseId, joinedOn, leftOn },
});
const session = (more: Partial<Attended> = {}): Attended => ({
  ...{ date: '2026-11-24', classIds: [], caseIds: [], participants: null },
  ...more,
});
const stays: Record<string, ReturnType<typeof stay>[]> = {
  readers: [stay('mia'), stay('leo', '2026-11-25'), stay('kit', '2026-09-01', '2026-11-24')],
  chess: [stay('mia', '2026-11-24'), stay('ana'), stay('ana', '2026-11-01')],
};
const takePart = (of: Attended) => [...participantsOf(of, id => stays[id] ?? [])];

test('a child is in a class from the joining day until the day before the leaving day', () => {
  const days = ['2026-08-31', '2026-09-01', '2026-11-23', '2026-11-24'];
  const left = stay('kit', '2026-09-01', '2026-11-24');
  expect(days.map(date => isThereOn(left, date))).toEqual([false, true, true, false]);
  expect(days.map(date => isThereOn(stay('mia'), date))).toEqual([false, true, true, true]);
});

test('the children in a session’s classes on its day take part in the session, and so do children added without a class', () => {
  expect(takePart(session({ classIds: ['readers'], caseIds: ['kit'] }))).toEqual([
    ['kit', []],
    ['mia', ['readers']],
  ]);
});

test('a child in several classes of a session takes part once, with all these classes', () => {
  expect(takePart(session({ classIds: ['readers', 'chess', 'gone'], caseIds: ['mia'] }))).toEqual([
    ['mia', ['readers', 'chess']],
    ['ana', ['chess']],
  ]);
});

test('the participants of a session no longer change once the session is evaluated', () => {
  const participants = [{ caseId: 'leo', classIds: ['former'] }];
  expect(takePart(session({ classIds: ['readers'], caseIds: ['kit'], participants }))).toEqual([
    ['leo', ['former']],
  ]);
});
