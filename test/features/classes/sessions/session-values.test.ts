import { expect, test } from 'vitest';
import { emptyCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { withGivenTime } from '../../../../web/features/classes/sessions/form/session-draft.ts';
import { partsOfSession } from '../../../../web/features/classes/sessions/form/session-parts.ts';
import {
  changesFrom,
  endAfter,
  newValues,
  plannedSeries,
  type SessionValues,
  sessionSchema,
  sessionTypes,
  toFields,
} from '../../../../web/features/classes/sessions/form/session-values.ts';
import { sharedWith } from '../../../../web/features/classes/sessions/form/shared-with.ts';
import { beginningOf } from '../../../../web/ui/dialog/value-parts.ts';
import { fieldErrors } from '../../../../web/ui/form/field-errors.ts';
import { parseRecordDraft } from '../../../../web/ui/form/record-draft.ts';

const me = 'c719a54c-f6bd-4dc2-ab70-2fe701358958';
const now = { date: '2026-11-23', time: '09:10' };
const one = 'cls_034L0IvyW2javOGOH3uxWs';
const other = 'cls_034exAdc3UJEoBp5urAwSB';
const values = (changes: Partial<SessionValues> = {}): SessionValues => ({
  ...newValues({ classId: one, date: '2026-12-23', start: '16:30', end: '17:15' }, me, now),
  ...changes,
});
const errorsOf = (changes: Partial<SessionValues>, calendar = emptyCalendar) =>
  fieldErrors(sessionSchema(calendar, false), values(changes));

test('a new session begins at the next half hour and lasts one hour, unless the URL says otherwise', () => {
  expect(newValues({}, me, now)).toMatchObject({
    date: '2026-11-23',
    start: '09:30',
    end: '10:30',
    ownerId: me,
  });
  expect(newValues({}, me, { date: '2026-11-23', time: '09:30' }).start).toBe('10:00');
  expect(newValues({ start: '16:30' }, me, now)).toMatchObject({ start: '16:30', end: '17:30' });
  expect(values()).toMatchObject({ date: '2026-12-23', start: '16:30', end: '17:15', classIds: [one] });
});

test('a new session opened at night starts the next morning', () => {
  const at = (date: string, time: string) => ({ date, time });
  const morning = { start: '09:00', end: '10:00' };
  expect(newValues({}, me, at('2026-11-23', '02:48'))).toMatchObject({ ...morning, date: '2026-11-23' });
  expect(newValues({}, me, at('2026-12-31', '23:50'))).toMatchObject({ ...morning, date: '2027-01-01' });
  expect(newValues({ date: '2026-11-25' }, me, now)).toMatchObject({ ...morning, date: '2026-11-25' });
});

test('a new session opened late in the evening still ends on the same day', () => {
  const late = newValues({ date: '2026-11-23' }, me, { date: '2026-11-23', time: '23:50' });
  expect(late.start < late.end).toBe(true);
  expect(endAfter('23:30', 90)).toBe('23:59');
});

test('the session form requires a class or a child, and an end after the start', () => {
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ classIds: [] })).toEqual({ classIds: 'validation.class_or_case' });
  expect(errorsOf({ classIds: [], caseIds: ['case_1'] })).toEqual({});
  expect(errorsOf({ end: '16:30' })).toEqual({ end: 'validation.end_before_start' });
  expect(errorsOf({ start: 'soon' })).toMatchObject({ start: 'validation.time' });
  expect(fieldErrors(sessionSchema(emptyCalendar, true), values({ classIds: [] }))).toEqual({});
});

test('the session form requires a last day for a series, and allows at most 60 sessions', () => {
  expect(errorsOf({ repeats: 'yes' })).toEqual({ until: 'validation.required' });
  expect(errorsOf({ repeats: 'yes', until: '2026-12-01' })).toEqual({ until: 'validation.ends_before' });
  expect(errorsOf({ repeats: 'yes', until: '2028-02-09' })).toEqual({});
  expect(errorsOf({ repeats: 'yes', until: '2028-02-16' })).toEqual({ until: 'validation.invalid' });
  expect(toFields(values()).repeat).toBeNull();
  expect(toFields(values({ repeats: 'yes', until: '2027-01-06' })).repeat).toEqual({
    until: '2027-01-06',
    weeks: 'every',
  });
});

test('a series planned in the form skips days on which the organisation is closed', () => {
  const day = { type: 'holiday', date: '2026-12-30', name: { en: 'Day off', zh: '' } } as const;
  const series = plannedSeries(values({ repeats: 'yes', until: '2027-01-06' }), {
    ...emptyCalendar,
    days: [day],
  });
  expect(series).toEqual({ dates: ['2026-12-23', '2027-01-06'], skipped: [day] });
});

test('the session form sends only changed fields, so that other sessions of a series keep their own values', () => {
  const nothing = { addClassIds: [], removeClassIds: [], addCaseIds: [], removeCaseIds: [] };
  expect(changesFrom(values(), values({ scope: 'all' }))).toEqual(nothing);
  expect(changesFrom(values(), values({ room: 'Gym', reminder: '15', classIds: [other] }))).toEqual({
    ...nothing,
    room: 'Gym',
    reminder: 15,
    addClassIds: [other],
    removeClassIds: [one],
  });
  expect(changesFrom(values({ reminder: '15' }), values())).toEqual({ ...nothing, reminder: null });
});

test('a session’s times in the URL replace the times of a saved draft; the draft’s other fields stay', () => {
  const draft = {
    body: JSON.stringify({ values: values({ room: 'Gym' }) }),
    savedAt: '2026-11-23T01:00:00Z',
  };
  const read = (given: object) => JSON.parse(withGivenTime(draft as never, given)?.body ?? '').values;
  expect(read({ date: '2026-11-25', start: '08:00' })).toMatchObject({
    ...{ date: '2026-11-25', start: '08:00', end: '09:00', room: 'Gym', classIds: [one] },
  });
  expect(read({})).toEqual(values({ room: 'Gym' }));
  expect(withGivenTime({ ...draft, body: 'no JSON' } as never, {})?.body).toBe('no JSON');
  expect(withGivenTime(null, {})).toBeNull();
});

test('the session form finds overlaps with sessions of the same owner, class, child or room; a blank room never counts as the same room', () => {
  const planned = { owner: { id: 'else' }, classes: [], cases: [], room: '' };
  expect(sharedWith(values(), planned as never)).toEqual([]);
  expect(
    sharedWith(values({ room: ' gym', caseIds: ['case_1'] }), {
      ...{ owner: { id: me }, classes: [{ id: one }], cases: [{ id: 'case_1' }], room: 'Gym ' },
    } as never),
  ).toEqual(['owner', 'class', 'child', 'room']);
});

test('in a restored draft of a session only the person’s own changes count as changes, not later changes by other people', () => {
  const mine = values({ note: 'Bring a lamp' });
  const theirs = values({ room: 'Gym', date: '2026-12-24' });
  const changed = partsOfSession.differing(mine, values());
  const body = JSON.stringify({ recordId: 'session_1', version: 3, values: mine, changed });
  const draft = parseRecordDraft(body, 'session_1', theirs, sessionTypes);
  const began = beginningOf(partsOfSession, theirs, draft ?? { values: mine });
  expect(partsOfSession.differing(mine, theirs)).toEqual(['date', 'room', 'note']);
  expect(partsOfSession.differing(mine, began)).toEqual(['note']);
});
