import { expect, test } from 'vitest';
import {
  adjustedHorizontal,
  linesApart,
  numberIn,
  presentingAcuity,
  readingGainOf,
  sideDifference,
} from '../../../../shared/features/screening/results/derived.ts';
import { findingsOf } from '../../../../shared/features/screening/results/findings.ts';
import { previousOf } from '../../../../shared/features/screening/results/result.ts';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { type TestId, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { done, norm, rowOf } from './samples.ts';

const notDone = (reason: string, note: string | null = null) => ({ state: 'notDone', reason, note });
const entry = (id: TestId, answers: Record<string, unknown>) => TestEntries.parse({ [id]: answers })[id];
const findings = (id: TestId, answers: Record<string, unknown>) => findingsOf(testOf(id), entry(id, answers));
const recorded = { isComputed: false, text: null };
const computed = { isComputed: true, place: 'whole', text: null };

test('recorded values of a test, including zero, are listed with the side; blank values and tests not done are left out', () => {
  expect(findings('romberg', { whole: done({ seconds: 0, sway: null }) })).toEqual([
    { ...recorded, place: 'whole', measure: 'seconds', unit: 'seconds', better: 'more', value: 0 },
  ]);
  expect(findings('romberg', { whole: notDone('refused') })).toEqual([]);
  expect(findings('romberg', {})).toEqual([]);
  expect(findings('plusLens', { whole: done({ effect: 'same' }) })).toEqual([
    { ...recorded, place: 'whole', measure: 'effect', unit: null, better: null, value: null, text: 'same' },
  ]);
});

test('calculated results of a test are marked as calculated, and have a unit and the information whether more or less is better', () => {
  const last = (id: TestId, answers: Record<string, unknown>) => findings(id, answers).at(-1);
  const tracking = { horizontal: 60, omissions: 0, additions: 0 };
  expect(last('eyeTracking', { whole: done(tracking), details: { card: 'dem80' } })).toEqual({
    ...computed,
    ...{ measure: 'adjusted', unit: 'seconds', better: 'less', value: 60 },
  });
  for (const id of ['overlays', 'plusLens'] as const)
    expect(last(id, { whole: done({ without: 100, with: 110 }) })).toEqual({
      ...computed,
      ...{ measure: 'gain', unit: 'percent', better: 'more', value: 10 },
    });
  expect(last('oneLeg', { right: done({ seconds: 9 }), left: done({ seconds: 11.5 }) })).toEqual({
    ...computed,
    ...{ measure: 'difference', unit: 'seconds', better: null, value: -2.5 },
  });
  expect(findings('oneLeg', { right: done({ seconds: 9 }) })).toHaveLength(1);
  expect(findings('overlays', { whole: done({ without: 0, with: 10 }) })).toHaveLength(2);
});

test('the calculated results of the eyesight test are each eye’s acuity in class and the difference between the eyes in lines', () => {
  const acuities = findings('eyesight', {
    right: done({ unaided: '0.5', aided: '1.0' }),
    left: done({ unaided: '0.5' }),
    details: { notation: 'decimal' },
  });
  expect(acuities.filter(({ isComputed }) => isComputed)).toEqual([
    ...[
      { place: 'right', measure: 'presenting', isComputed: true, value: 0, text: '1.0' },
      { place: 'left', measure: 'presenting', isComputed: true, value: 0.301, text: '0.5' },
    ].map(one => expect.objectContaining({ ...one, value: expect.closeTo(one.value, 2), unit: 'logMar' })),
    { ...computed, measure: 'difference', unit: 'lines', better: 'less', value: 3 },
  ]);
  expect(findings('eyesight', { right: done({ unaided: '0.5' }) }).map(({ place }) => place)).toEqual([
    ...['right', 'right'],
  ]);
});

test('the value of a measure counts only if it is a number, not if it is a text or blank', () => {
  expect([0, 2.5, '3', null, undefined].map(value => numberIn({ value: value as never }, 'value'))).toEqual([
    ...[0, 2.5, null, null, null],
  ]);
});

test('the adjusted horizontal time of eye tracking needs time, omissions and additions, and at least one number that was read', () => {
  const at = (values: object) =>
    adjustedHorizontal(
      entry('eyeTracking', {
        whole: done({ horizontal: 60, omissions: 0, additions: 0, ...values }),
        details: { card: 'dem80' },
      }),
    );
  expect(at({ horizontal: null })).toBeNull();
  expect(at({ omissions: null })).toBeNull();
  expect(at({ additions: null })).toBeNull();
  expect(at({ omissions: 80 })).toBeNull();
  expect(at({ omissions: 79 })).toBe(4800);
});

test('the gain in reading rate with a lens or overlay needs the rates with and without the aid', () => {
  const gain = (values: Record<string, unknown>) => readingGainOf(entry('overlays', { whole: done(values) }));
  expect(gain({ without: 100, with: null })).toBeNull();
  expect(gain({ without: null, with: 100 })).toBeNull();
  expect(gain({ without: null, with: null })).toBeNull();
  expect(gain({ without: 133, with: 153 })?.counts).toBe(true);
  expect(gain({ without: 140, with: 161 })?.counts).toBe(false);
  expect(readingGainOf(entry('overlays', { whole: notDone('unable') }))).toBeNull();
});

test('in a screening, acuity is read in its notation, and acuity with glasses is used if it was measured', () => {
  const of = (values: Record<string, unknown>, notation?: string) =>
    presentingAcuity(
      entry('eyesight', { right: done(values), details: notation ? { notation } : {} }),
      'right',
    );
  expect(of({ unaided: '6/12' }, 'snellen6')).toMatchObject({ text: '6/12', measure: 'unaided' });
  expect(of({ unaided: '6/12' }, 'snellen6')?.logMar).toBeCloseTo(0.301, 2);
  expect(of({ unaided: '0.5' })?.logMar).toBeCloseTo(0.301, 2);
  expect(of({ unaided: '0.1', aided: '1.0' })).toMatchObject({ text: '1.0', measure: 'aided', logMar: 0 });
  expect(of({ unaided: 'CF' })).toMatchObject({ text: 'CF', logMar: null });
  expect(of({})).toBeNull();
});

test('acuities are compared in hundredths of a logMAR, so that 20/40 is exactly 0.30', () => {
  const eyes = (right: string, left: string) =>
    entry('eyesight', {
      ...{ right: done({ unaided: right }), left: done({ unaided: left }) },
      details: { notation: 'snellen20' },
    });
  const acuities = ['20/20', '20/32', '20/40', '20/50', '20/16'].map(text =>
    presentingAcuity(eyes(text, '20/20'), 'right'),
  );
  expect(acuities.map(acuity => acuity?.logMar)).toEqual([0, 0.2, 0.3, 0.4, -0.1]);
  expect(linesApart(eyes('20/32', '20/50'))).toBe(2);
  expect(linesApart(eyes('20/40', '20/40'))).toBe(0);
});

test('the difference between the right and left side is calculated only if both sides have a result', () => {
  const eyes = (right: string | null, left: string | null) =>
    linesApart(
      entry('eyesight', {
        ...(right && { right: done({ unaided: right }) }),
        ...(left && { left: done({ unaided: left }) }),
        details: { notation: 'logmar' },
      }),
    );
  expect(eyes('0.0', '0.3')).toBe(3);
  expect(eyes('0.3', '0.0')).toBe(3);
  expect([eyes('0.0', null), eyes(null, '0.0'), eyes('CF', '0.0')]).toEqual([null, null, null]);
  const legs = (right: number | null, left: number | null) =>
    sideDifference(
      entry('oneLeg', {
        ...(right !== null && { right: done({ seconds: right }) }),
        ...(left !== null && { left: done({ seconds: left }) }),
      }),
      'seconds',
    );
  expect([legs(10, 4.5), legs(0, 0), legs(1, null), legs(null, 1)]).toEqual([5.5, 0, null, null]);
});

test('a test’s result row lists the sides that were not done with the reasons, the sides still missing, and the remark', () => {
  const row = rowOf('oneLeg', { right: notDone('refused', 'Tired'), remark: 'Wore boots' });
  expect(row).toMatchObject({
    notDone: [{ place: 'right', reason: 'refused', note: 'Tired' }],
    open: ['left'],
    remark: 'Wore boots',
    ...{ isWorse: false, isBetter: false, judgement: 'notJudged' },
  });
  expect(rowOf('romberg', { whole: done({ seconds: 20 }) })).toMatchObject({ notDone: [], open: [] });
});

test('a test counts as better or worse if either side has clearly changed; a change within noise counts as neither', () => {
  const legs = (right: number, left: number) => ({
    right: done({ seconds: right }),
    left: done({ seconds: left }),
  });
  const course = (now: object, before: object) => {
    const { isBetter, isWorse } = rowOf('oneLeg', now, before);
    return [isBetter, isWorse];
  };
  expect(course(legs(30, 10), legs(10, 10))).toEqual([true, false]);
  expect(course(legs(10, 10), legs(30, 10))).toEqual([false, true]);
  expect(course(legs(30, 10), legs(10, 30))).toEqual([true, true]);
  expect(course(legs(11, 10), legs(10, 10))).toEqual([false, false]);
});

test('each measure is compared with the previous screening only if the task and the card were the same', () => {
  const copying = (rate: number, task: string) => ({ whole: done({ rate }), details: { task } });
  const last = (now: object, before: object) => rowOf('eyeHand', now, before).items[0]?.last;
  expect(last(copying(40, 'copying'), copying(30, 'copying'))).toMatchObject({
    value: 30,
    date: '2025-05-16',
  });
  expect(last(copying(40, 'copying'), copying(30, 'dictation'))).toBeNull();
  const card = (vertical: number, name: string) => ({
    whole: done({ vertical, horizontal: 60 }),
    details: { card: name },
  });
  const items = rowOf('eyeTracking', card(40, 'other'), card(50, 'other')).items;
  expect(items.map(({ measure, last: before }) => [measure, before?.value])).toEqual([
    ['vertical', 50],
    ['horizontal', 60],
  ]);
  expect(rowOf('eyeTracking', card(40, 'other'), card(50, 'dem80')).items[0]?.last).toBeNull();
});

test('a result below the lowest or above the highest value of a norm counts as outside; no result is outside a norm without limits', () => {
  const follows = (seconds: number, low: number | null, high: number | null) =>
    rowOf('romberg', { whole: done({ seconds }) }, undefined, [norm('romberg', 'seconds', low, high)]);
  expect([9, 10, 30, 31].map(value => follows(value, 10, 30).judgement)).toEqual([
    ...['again', 'expected', 'expected', 'again'],
  ]);
  expect(follows(0, null, null).judgement).toBe('notJudged');
  expect(follows(0, null, 30).judgement).toBe('expected');
  expect(follows(20, 10, 30).items[0]?.norm).toEqual({
    ...{ low: 10, high: 30, typical: 5 },
    ...{ id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40101', name: 'Norm', source: 'Source', edition: '2nd' },
  });
});

test('a screening’s previous screening is the latest finished one before it; on the same day, the order of creation decides', () => {
  const one = (id: string, date: string, changes: object = {}) => ({
    ...{ id, date, status: 'finished' as const, deletedAt: null, ...changes },
  });
  const now = { id: 'scr_5', date: '2026-05-16' };
  const all = [
    one('scr_1', '2024-05-16'),
    one('scr_2', '2025-05-16'),
    one('scr_3', '2025-06-16', { status: 'draft' }),
    one('scr_4', '2025-07-16', { deletedAt: '2025-07-17T08:00:00.000Z' }),
    one('scr_5', '2026-05-16'),
    one('scr_6', '2026-05-16'),
  ];
  expect(previousOf(now, all)?.id).toBe('scr_2');
  expect(previousOf(now, all.toReversed())?.id).toBe('scr_2');
  expect(previousOf({ id: 'scr_7', date: '2026-05-16' }, all)?.id).toBe('scr_6');
  expect(previousOf({ id: 'scr_0', date: '2020-01-01' }, all)).toBeUndefined();
});
