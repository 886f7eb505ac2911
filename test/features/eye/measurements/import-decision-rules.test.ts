import { expect, test } from 'vitest';
import { noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import type { Measurement } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import {
  type Decision,
  type ImportEntry,
  planImport,
} from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { KnownVisit, MatchedChild } from '../../../../shared/features/eye/measurements/schema.ts';

const day = '2026-05-16';
const birthDate = '2016-01-02';
const options = { today: day, method: null, ownDrafts: new Set(['eye_own']), corneas: new Map() };
const lengths = (right: number | null, left: number | null) => ({
  right: { ...noValues, axialLength: right },
  left: { ...noValues, axialLength: left },
});
const measured = (changes: Partial<Measurement> = {}): Measurement => ({
  ...{ key: 'a', lines: [2], files: [], name: 'Anna Li', birthDate, measuredOn: day },
  values: lengths(24.1, 23.9),
  problems: [],
  repeated: [],
  ...changes,
});
const child = (
  id: string,
  {
    status = 'active',
    born = birthDate,
    ...changes
  }: Partial<MatchedChild> & {
    status?: 'active' | 'archived';
    born?: string;
  } = {},
): MatchedChild => ({
  case: { id, fullName: 'Anna Li', otherName: null, birthDate: born, gender: null, status },
  ...{ reason: 'nameAndBirthDate', revision: 0, visits: [] },
  ...changes,
});
const visit = (id: string, changes: Partial<KnownVisit> = {}): KnownVisit => ({
  ...{ id, date: day, reference: 'R-2026-000001', status: 'draft', powers: {} },
  axialLength: { right: null, left: null },
  ...changes,
});
const entry = (
  candidates: MatchedChild[],
  decision: Decision = {},
  changes: Partial<Measurement> = {},
): ImportEntry => ({ measurement: measured(changes), candidates, decision });
const plan = (...args: Parameters<typeof entry>) => planImport([entry(...args)], options)[0];

test('a measurement with a certain match to a child is ticked for import by default', () => {
  const one = child('one');
  const similar = child('two', { reason: 'name' });
  const archived = child('three', { reason: 'name', status: 'archived' });
  expect(plan([one, similar, archived])).toEqual({
    measurement: measured(),
    child: one,
    candidates: [one, similar],
    ...{ obstacle: null, warnings: [], doubts: [], sameDay: { kind: 'nothing' } },
    ...{ isSwapped: false, isSure: true, isTicked: true },
  });
  expect(planImport([], options)).toEqual([]);
});

test('a measurement’s match with a child stays certain when the user unticks the measurement', () => {
  expect(plan([child('one')], { isTicked: false })).toMatchObject({ isSure: true, isTicked: false });
});

test('after the eyes of a measurement were swapped, its match is not certain, and the user must tick it for import', () => {
  const swapped = { values: lengths(23.9, 24.1) };
  expect(plan([child('one')], { isSwapped: true })).toMatchObject({
    measurement: measured(swapped),
    ...{ isSwapped: true, isSure: false, isTicked: false },
  });
  expect(plan([child('one')], { isSwapped: true, isTicked: true })).toMatchObject({
    measurement: measured(swapped),
    isTicked: true,
  });
  expect(plan([child('one')], { isSwapped: false })).toMatchObject({
    measurement: measured(),
    ...{ isSwapped: false, isSure: true },
  });
});

test('if the user chooses a child for a measurement, this child replaces the certain match', () => {
  const [sure, chosen] = [child('sure'), child('chosen')];
  expect(plan([sure], { child: chosen })).toMatchObject({ child: chosen, isSure: false, isTicked: true });
});

test('a measurement of an archived child cannot be imported, whether the child is proposed or chosen by the user', () => {
  const archived = child('one', { status: 'archived' });
  expect(plan([archived])).toMatchObject({ child: null, obstacle: 'archived', candidates: [] });
  expect(plan([], { child: archived, isTicked: true })).toMatchObject({
    ...{ child: archived, obstacle: 'archived', isSure: false, isTicked: false },
  });
});

test('a measurement cannot be imported as long as the measurement matches no child or several children', () => {
  expect(plan([])).toMatchObject({ child: null, obstacle: 'noChild', sameDay: { kind: 'nothing' } });
  expect(plan([child('one'), child('two')])).toMatchObject({ child: null, obstacle: 'severalChildren' });
});

test('problems with the values of a measurement are reported before problems with the child', () => {
  expect(plan([], {}, { measuredOn: null, values: lengths(null, null) })?.obstacle).toBe('noDay');
  expect(plan([], {}, { values: lengths(null, null), birthDate: null })?.obstacle).toBe('noValues');
  expect(plan([], {}, { measuredOn: '2026-05-17' })?.obstacle).toBe('future');
  const unborn = child('one', { born: '2026-05-17', status: 'archived' });
  expect(plan([], { child: unborn })?.obstacle).toBe('beforeBirth');
});

test('a child chosen for a measurement is shown as doubtful if name or birth date differs from the file, or the file has no birth date', () => {
  const doubts = (one: MatchedChild, changes: Partial<Measurement> = {}) =>
    plan([], { child: one }, changes)?.doubts;
  const [named, born] = [{ reason: 'name' }, { reason: 'birthDateAndSimilarName' }] as const;
  expect(doubts(child('one'))).toEqual([]);
  expect(doubts(child('one'), { birthDate: null })).toEqual([]);
  expect(doubts(child('one', named))).toEqual([]);
  expect(doubts(child('one', { ...named, born: '2016-01-03' }))).toEqual(['otherBirthDate']);
  expect(doubts(child('one', named), { birthDate: null })).toEqual(['noBirthDate']);
  expect(doubts(child('one', born))).toEqual(['otherName']);
  expect(doubts(child('one', { ...born, born: '2016-01-03' }))).toEqual(['otherBirthDate', 'otherName']);
});

test('a measurement with a doubt, warning, problem or replaced value is uncertain and is not ticked for import by default', () => {
  const sureOf = (one: MatchedChild, changes: Partial<Measurement> = {}) => plan([one], {}, changes)?.isSure;
  expect(sureOf(child('one'))).toBe(true);
  expect(plan([], { child: child('one', { reason: 'birthDateAndSimilarName' }) })?.isTicked).toBe(false);
  expect(sureOf(child('one'), { values: lengths(17, null) })).toBe(false);
  expect(sureOf(child('one'), { problems: [{ kind: 'noName' }] })).toBe(false);
  const repeated: Measurement['repeated'] = [{ eye: 'left', what: 'power', earlier: ['-1'] }];
  expect(sureOf(child('one'), { repeated })).toBe(false);
});

test('a measurement is added to the user’s own drafts, not to drafts of other users', () => {
  const own = child('one', { visits: [visit('eye_own')] });
  expect(plan([own])?.sameDay).toEqual({ kind: 'draft', visit: visit('eye_own') });
  const others = child('one', { visits: [visit('eye_theirs')] });
  expect(plan([others])?.sameDay).toEqual({ kind: 'other', visit: visit('eye_theirs') });
  const finished = child('one', { visits: [visit('eye_own', { status: 'finished' })] });
  expect(plan([finished])?.sameDay).toMatchObject({ kind: 'other' });
});

test('a measurement that any user has already recorded counts as imported', () => {
  const there = visit('eye_theirs', { axialLength: { right: 24.1, left: 23.9 } });
  expect(plan([child('one', { visits: [there] })])).toMatchObject({
    ...{ sameDay: { kind: 'imported', visit: there }, obstacle: 'imported', isTicked: false },
  });
});

test('a second measurement for the same child and day cannot be ticked until the user unticks the first measurement', () => {
  const planned = (...decisions: Decision[]) =>
    planImport(
      decisions.map(decision => entry([child('one')], decision)),
      options,
    ).map(({ obstacle, isSure, isTicked }) => [obstacle, isSure, isTicked]);
  expect(planned({}, { isTicked: true }, {})).toEqual([
    [null, true, true],
    ['twice', false, false],
    ['twice', false, false],
  ]);
  expect(planned({ isTicked: false }, {})).toEqual([
    [null, true, false],
    [null, true, true],
  ]);
});

test('measurements for other days or children do not block each other, and other problems are reported first', () => {
  const entries = [
    entry([child('one')]),
    entry([child('one')], {}, { measuredOn: '2026-05-15' }),
    entry([child('two')]),
    entry([child('one')], {}, { values: lengths(null, null) }),
  ];
  expect(planImport(entries, options).map(({ obstacle }) => obstacle)).toEqual([
    null,
    null,
    null,
    'noValues',
  ]);
});
