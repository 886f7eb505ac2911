import { expect, test } from 'vitest';
import { PlainTime } from '../../../../shared/core/fields.ts';
import { SessionChanges, SessionFields } from '../../../../shared/features/classes/sessions/schema.ts';

const classId = `cls_${'A'.repeat(22)}`;
const activityId = `cust_${'B'.repeat(22)}`;
const entered = { date: '2026-11-24', start: '16:30', end: '17:15', classIds: [classId] };
type Schema = typeof SessionFields | typeof SessionChanges;
const faultsOf = (schema: Schema, input: object) =>
  (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const faults = (more: object) => faultsOf(SessionFields, { ...entered, ...more });

test('a time of day has four digits, from 00:00 to 23:59', () => {
  const isTime = (text: string) => PlainTime.safeParse(text).success;
  expect(['00:00', '09:59', '19:00', '23:59'].filter(isTime)).toHaveLength(4);
  expect(['24:00', '9:00', '12:60', '12:0', '112:00', '12:000', '12.00'].filter(isTime)).toEqual([]);
});

test('a new session needs only a time and a class or a child', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ classIds: [], caseIds: [`case_${'C'.repeat(22)}`] })).toEqual([]);
  expect(faults({ classIds: [] })).toEqual([['classIds', 'validation.class_or_case']]);
  expect(SessionFields.parse(entered)).toMatchObject({
    ...{ title: '', room: '', note: '', caseIds: [], activityIds: [], ownerId: null, repeat: null },
    reminder: null,
  });
});

test('a session must end after it starts, when planned and when changed', () => {
  const tooEarly = [['end', 'validation.end_before_start']];
  expect(faults({ end: '16:30' })).toEqual(tooEarly);
  expect(faults({ end: '16:31' })).toEqual([]);
  const changed = (input: object) => faultsOf(SessionChanges, input);
  expect(changed({ start: '16:30', end: '16:30' })).toEqual(tooEarly);
  expect(changed({ start: '16:30', end: '16:31' })).toEqual([]);
  expect([changed({ start: '16:30' }), changed({ end: '16:30' })]).toEqual([[], []]);
});

test('a session contains each activity once', () => {
  expect(faults({ activityIds: [activityId] })).toEqual([]);
  expect(faults({ activityIds: [activityId, activityId] })).toEqual([
    ['activityIds', 'validation.activity_twice'],
  ]);
});

test('a series must end on or after the day of its first session', () => {
  const repeated = (until: string) => faults({ repeat: { until, weeks: 'every' } });
  expect(repeated('2026-11-24')).toEqual([]);
  expect(repeated('2026-11-23')).toEqual([['repeat.until', 'validation.end_before_start']]);
});
