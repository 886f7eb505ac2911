import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noValues } from '../../../../shared/features/eye/measurements/fields.ts';
import type { Measurement } from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { type Decision, planImport } from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { KnownVisit, MatchedChild } from '../../../../shared/features/eye/measurements/schema.ts';
import type { Cornea } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';

const options = { today: '2026-05-16', method: null, ownDrafts: new Set(['eye_own']), corneas: new Map() };
const birthDate = '2016-01-02';

const measured = (changes: Partial<Measurement> = {}): Measurement => ({
  key: 'a',
  lines: [2],
  files: [],
  name: 'Anna Li',
  birthDate,
  measuredOn: '2026-05-16',
  values: { right: { ...noValues, axialLength: 24.1 }, left: { ...noValues, axialLength: 23.9 } },
  problems: [],
  repeated: [],
  ...changes,
});

const child = (id: string, changes: Partial<MatchedChild> = {}, born = birthDate): MatchedChild => ({
  case: { id, fullName: 'Anna Li', otherName: null, birthDate: born, gender: null, status: 'active' },
  reason: 'nameAndBirthDate',
  revision: 0,
  visits: [],
  ...changes,
});

const onDay = (changes: Partial<KnownVisit>): KnownVisit => ({
  id: 'eye_1',
  date: '2026-05-16',
  reference: 'R-2026-000001',
  status: 'draft',
  powers: {},
  axialLength: { right: null, left: null },
  ...changes,
});

const plan = (candidates: MatchedChild[], decision: Decision = {}, changes: Partial<Measurement> = {}) =>
  planImport([{ measurement: measured(changes), candidates, decision }], options)[0];

test('if exactly one child has the name and birthday, the import proposes that child', () => {
  expect(plan([child('one')])).toMatchObject({
    child: { case: { id: 'one' } },
    isSure: true,
    isTicked: true,
  });
});

test('if two children have the same name and birthday, the import proposes neither child, even if one child is archived', () => {
  const two = child('two');
  const archived = child('two', { case: { ...two.case, status: 'archived' } });
  for (const other of [two, archived])
    expect(plan([child('one'), other])).toMatchObject({
      child: null,
      obstacle: 'severalChildren',
      isTicked: false,
    });
  expect(plan([archived])).toMatchObject({ child: null, obstacle: 'archived' });
});

test('the import proposes no child if only the name or only the birthday matches, or if the file has no birthday', () => {
  expect(plan([child('one', { reason: 'name' })])).toMatchObject({ child: null, obstacle: 'noChild' });
  const similar = child('one', { reason: 'birthDateAndSimilarName' });
  expect(plan([similar])).toMatchObject({ child: null, obstacle: 'noChild', candidates: [similar] });
});

test('if the user chooses a child who differs from the file, the difference is listed and the measurement is not ticked', () => {
  const other = child('one', { reason: 'name' }, '2016-02-01');
  expect(plan([other], { child: other })).toMatchObject({
    doubts: ['otherBirthDate'],
    isSure: false,
    isTicked: false,
  });
  expect(plan([other], { child: other, isTicked: true })).toMatchObject({ isTicked: true });
  expect(plan([], { child: other }, { birthDate: null })).toMatchObject({ doubts: ['noBirthDate'] });
  const [one, two] = [child('one'), child('two')];
  expect(plan([one, two], { child: two })).toMatchObject({ child: two, isSure: false, isTicked: true });
});

test('measurements with a warning, a problem or a visit on the same day are not ticked by default', () => {
  const unusual = { right: { ...noValues, axialLength: 17 }, left: noValues };
  expect(plan([child('one')], {}, { values: unusual })).toMatchObject({ isSure: false, isTicked: false });
  expect(plan([child('one')], {}, { problems: [{ kind: 'noEye' }] })?.isTicked).toBe(false);
  const repeated = [{ eye: 'right' as const, what: 'axialLength' as const, earlier: ['25'] }];
  expect(plan([child('one')], {}, { repeated })?.isTicked).toBe(false);
  const own = plan([child('one', { visits: [onDay({ id: 'eye_own' })] })]);
  expect(own).toMatchObject({ sameDay: { kind: 'draft' }, isTicked: false });
  const others = plan([child('one', { visits: [onDay({})] })]);
  expect(others).toMatchObject({ sameDay: { kind: 'other' }, isTicked: false });
});

test('imported keratometry is not added to a visit whose keratometry differs or is not yet loaded', () => {
  const keratometry = { k1: 43, k2: 44, cornealAxis: 10, cornealDiameter: 12 };
  const values = { right: { ...noValues, axialLength: 24.1, ...keratometry }, left: noValues };
  const eye = { k1: 43, k2: 44, axis: 10, diameter: 12 };
  const none = { k1: null, k2: null, axis: null, diameter: null };
  const visits = [onDay({ id: 'eye_own', axialLength: { right: 24.1, left: null } })];
  const beside = (corneas: [string, Cornea | null][]) =>
    planImport(
      [{ measurement: measured({ values }), candidates: [child('one', { visits })], decision: {} }],
      { ...options, corneas: new Map(corneas) },
    )[0];
  expect(beside([['eye_own', { right: eye, left: none }]])?.obstacle).toBe('imported');
  for (const open of [null, { right: { ...none, k2: 44 }, left: none }])
    expect(beside([['eye_own', open]])).toMatchObject({ sameDay: { kind: 'draft' }, isTicked: false });
  const others: [string, Cornea][] = [['eye_own', { right: { ...eye, k1: 42.5 }, left: none }]];
  for (const shut of [[], others])
    expect(beside(shut)).toMatchObject({ sameDay: { kind: 'other' }, isTicked: false });
});

test('measurements that are already imported, in the future or before birth cannot be ticked', () => {
  const visits = [onDay({ axialLength: { right: 24.1, left: 23.9 } })];
  const decision = { isTicked: true };
  expect(plan([child('one', { visits })], decision)).toMatchObject({ obstacle: 'imported', isTicked: false });
  const future = plan([child('one')], decision, { measuredOn: '2026-05-17' });
  expect(future).toMatchObject({ obstacle: 'future', isTicked: false });
  const unborn = plan([child('one')], decision, { measuredOn: '2015-05-17' });
  expect(unborn).toMatchObject({ obstacle: 'beforeBirth', isTicked: false });
});

test('an import never ticks two measurements for the same child and day', () => {
  const entries = [measured(), measured({ key: 'b', name: 'Li Anna' })].map(measurement => ({
    measurement,
    candidates: [child('one')],
    decision: {},
  }));
  const planned = planImport(entries, options);
  expect(planned.map(({ isTicked, obstacle }) => [isTicked, obstacle])).toEqual([
    [true, null],
    [false, 'twice'],
  ]);
});

test('the import proposes no child with another name or birthday for a measurement', () => {
  const reason = fc.constantFrom('nameAndBirthDate', 'birthDateAndSimilarName', 'name' as const);
  const status = fc.constantFrom('active', 'archived' as const);
  const some = fc.array(fc.record({ reason, status }), { maxLength: 4 });
  fc.assert(
    fc.property(some, found => {
      const candidates = found.map(({ reason: why, status: state }, at) => {
        const one = child(`case_${at}`, { reason: why });
        return { ...one, case: { ...one.case, status: state } };
      });
      const planned = plan(candidates);
      const sure = candidates.filter(one => one.reason === 'nameAndBirthDate');
      const isOnlyOne = sure.length === 1 && sure[0]?.case.status === 'active';
      expect(planned?.isTicked).toBe(isOnlyOne);
      expect(planned?.child).toBe(isOnlyOne ? sure[0] : null);
    }),
  );
});
