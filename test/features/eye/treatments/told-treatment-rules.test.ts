import { expect, test } from 'vitest';
import { type TreatmentKind, VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import {
  isContinuedBy,
  runningOn,
  treatmentPeriodsOf,
} from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { treatmentToldAt } from '../../../../shared/features/eye/treatments/treatment-told-at.ts';
import { atropine, treatment } from './visit-treatment.ts';

const periodsOf = (...told: VisitTreatment[][]) =>
  treatmentPeriodsOf(told.map((treatments, at) => ({ date: `202${at}-03-01`, treatments })));
const endsOf = (...told: VisitTreatment[][]) => periodsOf(...told).map(({ kind, to }) => [kind, to]);

test('a treatment period has all fields of the treatment entry of a visit, except the decision (such as start or stop)', () => {
  const told = treatment({ dose: '0.01 %', wearing: '12 h', reason: 'Wish', to: '2025-01-01' });
  const { decision: _, ...period } = told;
  expect(periodsOf([told])).toEqual([{ ...period, wearingOn: '2020-03-01' }]);
  expect(periodsOf()).toEqual([]);
  expect(periodsOf([], [])).toEqual([]);
});

test('the entry “no treatment” is not a treatment period', () => {
  expect(periodsOf([treatment({ kind: 'none' })])).toEqual([]);
});

test('two treatments of the same kind that one visit records stay two separate treatments', () => {
  const pair = [treatment({ id: 'treatment-a' }), treatment({ id: 'treatment-b' })];
  expect(periodsOf(pair)).toHaveLength(2);
  expect(periodsOf(pair, [treatment({ id: 'treatment-c' }), treatment({ id: 'treatment-d' })])).toHaveLength(
    2,
  );
});

test('a treatment entry with the ID of an earlier treatment changes this treatment, even beside a new entry of the same kind', () => {
  const first = treatment({ id: 'treatment-a' });
  const anew = treatment({ id: 'treatment-b', wearing: '8 h' });
  const own = treatment({ id: 'treatment-a', decision: 'continue', wearing: '12 h' });
  expect(periodsOf([first], [anew, own]).map(({ id, wearing }) => [id, wearing])).toEqual([
    ['treatment-a', '12 h'],
    ['treatment-b', '8 h'],
  ]);
});

test('the wearing time recorded at a later visit replaces the earlier one; if that field is empty, the earlier one stays', () => {
  const going = (wearing: string | null, reason: string | null) =>
    treatment({ decision: 'continue', wearing, reason });
  const last = (...told: VisitTreatment[]) => periodsOf(...told.map(one => [one])).at(-1);
  expect(last(treatment({ wearing: '8 h' }), going('12 h', 'Wish'))).toMatchObject({
    wearing: '12 h',
    reason: 'Wish',
  });
  expect(last(treatment({ wearing: '8 h', reason: 'Wish' }), going(null, null))).toMatchObject({
    ...{ wearing: '8 h', reason: null },
  });
});

test('a wearing time is stored with the day of the last visit that recorded a wearing time', () => {
  const going = (wearing: string | null) => treatment({ decision: 'continue', wearing });
  const dayAfter = (...told: (string | null)[]) =>
    periodsOf([treatment({ wearing: '8 h' })], ...told.map(one => [going(one)])).at(-1)?.wearingOn;
  expect(dayAfter()).toBe('2020-03-01');
  expect(dayAfter(null, null)).toBe('2020-03-01');
  expect(dayAfter(null, '8 h', null), 'the same again').toBe('2022-03-01');
  expect(periodsOf([treatment()])[0]?.wearingOn).toBeUndefined();
});

test('a later visit can add a missing product or dose of a treatment, but does not overwrite an existing product or dose', () => {
  const going = treatment({ decision: 'continue', product: 'Lens B', dose: 'Strong' });
  expect(periodsOf([treatment({ product: null, dose: null })], [going])).toMatchObject([
    { product: 'Lens B', dose: 'Strong' },
  ]);
  expect(periodsOf([treatment({ dose: 'Weak' })], [going])).toMatchObject([
    { product: 'Lens A', dose: 'Weak' },
  ]);
});

test('if a second entry with the same ID records the start of a treatment, its kind and its start date replace the first ones', () => {
  const again = treatment({ kind: 'hal', product: null, dose: 'Strong', from: '2024-09-01' });
  expect(periodsOf([treatment({ dose: 'Weak' })], [again])).toMatchObject([
    { kind: 'hal', product: null, dose: 'Strong', from: '2024-09-01' },
  ]);
});

test('if a second entry with another ID records the start of the same treatment, the earlier day counts', () => {
  const anew = (from: string) => treatment({ id: 'treatment-9', from });
  expect(periodsOf([treatment()], [anew('2024-08-19')])).toMatchObject([{ from: '2024-08-19' }]);
  expect(periodsOf([treatment()], [anew('2024-08-21')])).toMatchObject([{ from: '2024-08-20' }]);
});

test('a new treatment ends earlier treatments of its group (such as lenses) that the visit does not mention', () => {
  const replaced = (kind: TreatmentKind, by: TreatmentKind) =>
    endsOf(
      [treatment({ kind })],
      [treatment({ id: 'treatment-9', kind: by, product: 'B', from: '2025-01-01' })],
    )[0]?.[1];
  const lenses: TreatmentKind[] = [
    'spectacles',
    'dims',
    'hal',
    'miSight',
    'multifocalSoft',
    'orthokeratology',
  ];
  for (const kind of lenses) {
    expect(replaced(kind, 'dims'), kind).toBe('2025-01-01');
    expect(replaced(kind, 'atropine'), kind).toBeNull();
    expect(replaced(kind, 'redLight'), kind).toBeNull();
  }
  for (const kind of ['atropine', 'atropine001', 'atropine0025', 'atropine005'] as const)
    expect([replaced(kind, 'atropine'), replaced(kind, 'dims')], kind).toEqual(['2025-01-01', null]);
  expect([replaced('redLight', 'redLight'), replaced('redLight', 'atropine')]).toEqual(['2025-01-01', null]);
  expect([replaced('other', 'other'), replaced('other', 'dims'), replaced('other', 'none')]).toEqual([
    ...[null, null, '2025-01-01'],
  ]);
});

test('a treatment does not end another treatment that starts later or that has already ended', () => {
  const hal = (from: string) => [treatment({ id: 'treatment-9', kind: 'hal', product: null, from })];
  expect(endsOf([treatment()], hal('2024-08-20'))[0]).toEqual(['dims', '2024-08-20']);
  expect(endsOf([treatment()], hal('2024-08-19'))[0]).toEqual(['dims', null]);
  expect(endsOf([treatment({ to: '2024-12-01' })], hal('2025-01-01'))[0]).toEqual(['dims', '2024-12-01']);
});

test('an entry that continues a treatment does not end another treatment that lasts at the same time', () => {
  const other = treatment({ id: 'treatment-9', kind: 'hal', from: '2025-01-01' });
  const going = { ...other, decision: 'continue' as const };
  expect(endsOf([treatment(), other], [going])).toEqual([
    ['dims', null],
    ['hal', null],
  ]);
});

const period = { ...treatment(), to: '2025-03-01' as string | null };
const isSame = (changes: Partial<VisitTreatment>, of: Partial<typeof period> = {}) =>
  isContinuedBy({ ...period, ...of }, treatment({ from: '2025-03-01', ...changes }));

test('an entry with the same kind, product and dose as an earlier treatment counts as its continuation', () => {
  expect(isSame({})).toBe(true);
  expect(isSame({ kind: 'hal' })).toBe(false);
  expect([
    isSame({ product: 'Lens B' }),
    isSame({ product: ' LENS a' }),
    isSame({ product: 'Ｌｅｎｓ A' }),
  ]).toEqual([...[false, true, true]]);
  expect([isSame({ product: null }), isSame({}, { product: null })]).toEqual([true, true]);
  expect([isSame({ dose: 'x' }), isSame({ dose: 'x' }, { dose: 'y' }), isSame({}, { dose: 'y' })]).toEqual([
    ...[true, false, true],
  ]);
});

test('an entry of the same treatment counts as its continuation if the two periods overlap or follow each other directly', () => {
  expect(['2025-03-02', '2025-03-03'].map(from => isSame({ from }))).toEqual([true, false]);
  expect(isSame({ from: '2030-01-01' }, { to: null })).toBe(true);
  const earlier = (to: string | null) => isSame({ from: '2024-01-01', to });
  expect([earlier('2024-08-18'), earlier('2024-08-19'), earlier(null)]).toEqual([false, true, true]);
});

test('a treatment does not count as ongoing on its end date', () => {
  const [open, ended] = [{ to: null }, { to: '2025-03-01' }];
  expect(runningOn([open, ended], '2025-02-28')).toEqual([open, ended]);
  expect(runningOn([open, ended], '2025-03-01')).toEqual([open]);
});

const visit = (id: string, ...treatments: VisitTreatment[]) => ({ id, treatments });
const { decision: _, ...own } = treatment({ to: '2025-08-01' });
const other = treatment({ id: 'treatment-9', kind: 'hal' });

test('the entry that recorded a treatment’s start is sought first by ID and start day, then by kind and start day, then by ID', () => {
  const startIn = (...visits: ReturnType<typeof visit>[]) => treatmentToldAt(visits, own).start;
  const byKind = visit('kind', other, treatment({ id: 'treatment-8' }));
  const byId = visit('own', treatment({ from: '2024-09-01' }));
  const byBoth = visit('both', atropine(), other, treatment());
  expect(startIn(byKind, byId, byBoth)).toEqual({ visitId: 'both', place: 2 });
  expect(startIn(byId, byKind)).toEqual({ visitId: 'kind', place: 1 });
  expect(startIn(visit('none', other), byId)).toEqual({ visitId: 'own', place: 0 });
  expect(startIn(visit('none', other))).toBeNull();
  expect(startIn()).toBeNull();
});

test('a treatment’s end was recorded by the last entry with the same end day and the same ID, or the same kind and start day', () => {
  const endIn = (...visits: ReturnType<typeof visit>[]) => treatmentToldAt(visits, own).end;
  const ended = { to: '2025-08-01' };
  const byId = visit('own', treatment({ ...ended, from: '2024-09-01' }));
  const byKind = visit('kind', treatment({ ...ended, id: 'treatment-8' }));
  expect(endIn(byId, byKind)).toEqual({ visitId: 'kind', place: 0 });
  expect(endIn(byKind, byId)).toEqual({ visitId: 'own', place: 0 });
  expect(endIn(visit('later', treatment({ ...ended, id: 'treatment-8', from: '2024-09-01' })))).toBeNull();
  expect(endIn(visit('hal', treatment({ ...ended, id: 'treatment-8', kind: 'hal' })))).toBeNull();
  expect(endIn(visit('other day', treatment({ to: '2025-08-02' })), visit('open', treatment()))).toBeNull();
});

test('an ongoing treatment has no entry that records its end', () => {
  expect(treatmentToldAt([visit('open', treatment())], { ...own, to: null })).toEqual({
    start: { visitId: 'open', place: 0 },
    end: null,
  });
});

test('a treatment cannot end before it starts, and needs an end date if it was stopped or changed', () => {
  const check = (changes: Partial<VisitTreatment>) =>
    (VisitTreatment.safeParse(treatment(changes)).error?.issues ?? []).map(
      ({ code, path, message }) => `${code} ${path.join('.')}: ${message}`,
    );
  expect(check({})).toEqual([]);
  expect(check({ to: '2024-08-20', decision: 'stop' })).toEqual([]);
  expect(check({ to: '2024-08-19', decision: 'stop' })).toEqual(['custom to: validation.ends_before']);
  expect(check({ decision: 'stop' })).toEqual(['custom to: validation.required']);
  expect(check({ decision: 'change' })).toEqual(['custom to: validation.required']);
  expect(check({ decision: 'continue' })).toEqual([]);
  expect(check({ decision: 'continue', to: '2024-08-21' })).toEqual(['custom to: validation.ended']);
  expect(check({ decision: 'continue', to: '2024-08-19' })).toEqual([
    ...['custom to: validation.ends_before', 'custom to: validation.ended'],
  ]);
  expect(check({ decision: 'start', to: '2024-08-21' })).toEqual([]);
});
