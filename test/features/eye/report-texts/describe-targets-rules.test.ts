import { expect, test } from 'vitest';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import {
  describeTargets,
  describeTargetsForStaff,
} from '../../../../shared/features/eye/report-texts/describe-targets.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import { axialVisit, type Eyes, seriesVisit } from '../eye-reports/series-visit.ts';

const aim = (unit: 'D' | 'mm', perYear: number | null): Pick<SeriesVisit, 'target'> => ({
  target: { unit, perYear, text: 'As discussed' },
});
const said = (
  visits: SeriesVisit[],
  { tag = 'en', method = 'cycloplegic' }: { tag?: 'en' | 'zh-Hans'; method?: PowerMethod } = {},
) =>
  describeTargets(reportTextsOf(tag), { visits, method, dayOf: date => date, hasLength: true }).map(text =>
    text.replaceAll('**', '').replaceAll('\u00A0', ' '),
  );
const like = 'changed about as much as the target allows (the difference is too small to measure reliably)';
const powers = (...visits: [date: string, eyes: Eyes][]) =>
  visits.map(([date, eyes], at) => seriesVisit(date, eyes, at === 0 ? aim('D', -0.5) : {}));
const lengths = (...visits: [date: string, eyes: Eyes][]) =>
  visits.map(([date, eyes], at) => axialVisit(date, eyes, at === 0 ? aim('mm', 0.1) : {}));

test('the text about a progression target says how each eye has changed since the target was set, with the days of measurement', () => {
  const visits = lengths(['2025-01-01', [24, 24]], ['2026-01-01', [24.14, 24.12]]);
  expect(said(visits)).toEqual([
    'Target set on 2025-01-01: longer by at most 0.10 mm a year. From 2025-01-01 to 2026-01-01, the right eye grew by 0.14 mm a year, the left grew by 0.12 mm a year. Each eye changed about as much as the target allows (the difference is too small to measure reliably).',
  ]);
  expect(said(visits, { tag: 'zh-Hans' })).toEqual([
    '2025-01-01设定的目标：眼轴增长不超过0.10 mm/年。2025-01-01至2026-01-01期间，右眼眼轴增长0.14 mm/年，左眼眼轴增长0.12 mm/年。双眼的变化均与目标上限相近（差别太小，无法可靠测出）。',
  ]);
});

test('the change since a progression target was set is calculated only from measurements on or after that day', () => {
  const visits = powers(['2025-01-01', [-1, -1]], ['2025-07-01', [-1.25, -1]], ['2026-01-01', [-1.5, -1]]);
  expect(said([seriesVisit('2024-01-01', [2, 2]), ...visits])).toEqual([
    'Target set on 2025-01-01: more short-sighted by at most 0.50 D a year. From 2025-01-01 to 2026-01-01, the right eye became more short-sighted by 0.50 D a year, the left did not change. The right eye changed about as much as the target allows (the difference is too small to measure reliably), the left stayed within what it allows.',
  ]);
});

test('if the last visit sets a new progression target, the text describes the result of the earlier target', () => {
  const visits = [
    ...lengths(['2025-01-01', [24, 24]]),
    axialVisit('2026-01-01', [24.2, 24.2], aim('mm', 0.05)),
  ];
  expect(said(visits)[0]).toContain('Target set on 2025-01-01: longer by at most 0.10 mm a year.');
});

test('a progression target for the power and one for the axial length are described separately', () => {
  const visits = [
    seriesVisit('2025-01-01', [-1, -1], { axialLength: { right: 24, left: 24 }, ...aim('D', -0.5) }),
    seriesVisit('2025-07-01', [-1, -1], { axialLength: { right: 24, left: 24 }, ...aim('mm', 0.1) }),
    seriesVisit('2026-01-01', [-2, -2], { axialLength: { right: 24.1, left: 24.1 } }),
  ];
  expect(said(visits).map(text => text.slice(0, 34))).toEqual([
    'Target set on 2025-01-01: more sho',
    'Target set on 2025-07-01: longer b',
  ]);
});

test('the change since a progression target has no yearly rate if it is within measurement noise or took less than 90 days', () => {
  expect(said(powers(['2025-01-01', [-1, -1]], ['2026-01-01', [-1.25, -1.25]]))[0]).toMatch(
    /neither eye clearly changed\. Each eye changed about as much as the target allows \(the difference is too small to measure reliably\)\.$/,
  );
  expect(said(lengths(['2025-01-01', [24, 24]], ['2026-01-01', [24.03, 24.03]]))[0]).toMatch(
    /neither eye changed measurably in length\. Each eye stayed within what the target allows\.$/,
  );
  expect(said(powers(['2025-11-01', [-1, -1]], ['2026-01-01', [-1.5, -1.5]]))[0]).toMatch(
    /From 2025-11-01 to 2026-01-01, each eye became more short-sighted by 0\.50 D\. Not compared with the target: this needs measurements at least 180 days apart\.$/,
  );
  expect(said(powers(['2025-08-01', [-1, -1]], ['2026-01-01', [-1.5, -1.5]]))[0]).toMatch(
    /1\.19 D a year\. The visits are less than six months apart: indicative only\. Not compared/,
  );
});

test('if the power has crossed zero since a progression target was set, the change is given per year and with both powers', () => {
  const visits = powers(['2025-01-01', [0.25, 0.25]], ['2026-01-01', [-0.5, -0.5]]);
  expect(said(visits)[0]).toMatch(
    /each eye moved 0\.75 D a year towards short sight, from \+0\.25 D \(long-sighted\) to −0\.50 D \(short-sighted\)\. Each eye changed about as much as the target allows \(the difference is too small to measure reliably\)\.$/,
  );
  expect(said(visits, { tag: 'zh-Hans' })[0]).toMatch(
    /双眼向近视方向变化75度\/年，由远视25度变为近视50度。双眼的变化均与目标上限相近（差别太小，无法可靠测出）。$/,
  );
});

test('the report does not mention a progression target if no later visit measured the eyes by the same method', () => {
  const [set, later] = powers(['2025-01-01', [-1, -1]], ['2026-01-01', [-2, -2]]);
  if (!set || !later) throw new Error('Two visits are needed');
  const dry = { ...later, powers: { dry: later.powers.cycloplegic } };
  expect(said([set, dry])).toEqual([]);
  expect(said([set])).toEqual([]);
  expect(said([seriesVisit('2025-01-01', [-1, -1]), later])).toEqual([]);
});

test('the report does not mention a progression target if the only later powers are prescriptions or over a year old', () => {
  const prescribed = powers(['2025-01-01', [-1, -1]], ['2026-01-01', [-2, -2]]).map(visit => ({
    ...visit,
    powers: { prescription: visit.powers.cycloplegic },
  }));
  expect(said(prescribed, { method: 'prescription' })).toEqual([]);
  const old = [
    ...powers(['2024-01-01', [-1, -1]], ['2024-12-31', [-2, -2]]),
    seriesVisit('2026-01-01', [null, null]),
  ];
  expect(said(old)).toEqual([]);
});

test('while night lenses reshape the cornea, the report does not mention a progression target for the refraction', () => {
  const visits = [
    seriesVisit('2025-01-01', [-1, -1], {
      ...aim('D', -0.5),
      intervention: { kind: 'orthokeratology', product: null, from: '2025-01-01', to: null },
    }),
    seriesVisit('2026-01-01', [-0.25, -0.25]),
  ];
  expect(said(visits)).toEqual([]);
});

test('if an eye measures shorter under red light than when the target was set, the text says that the choroid may be thicker', () => {
  const red = { kind: 'redLight' as const, product: null, from: '2025-01-01', to: null };
  const visits = [
    seriesVisit('2025-01-01', [null, null], {
      ...{ ...aim('mm', 0.1), axialLength: { right: 24, left: 24 }, intervention: red },
    }),
    axialVisit('2026-01-01', [23.9, 24]),
  ];
  expect(said(visits)[0]).toMatch(/the right eye became shorter by 0\.10 mm a year.*thicker choroid/);
});

const resultOf = (visits: SeriesVisit[], options: Parameters<typeof said>[1] = {}) =>
  said(visits, options)[0]?.match(
    /(?:Each|The (?:right|left)) eye (?:changed|stayed|may or may not have stayed) [^.]*(?:target|it) allows[^.]*\.$|[双右]眼的变化.*$/,
  )?.[0];

test('a change is called less or more than a progression target allows only if the difference can be measured', () => {
  const over = (right: number, left: number) =>
    resultOf(lengths(['2025-01-01', [24, 24]], ['2026-01-01', [24 + right, 24 + left]]));
  expect(over(0.14, 0.15)).toBe(`The right eye ${like}, the left changed more than it allows.`);
  expect(over(0.06, 0.05)).toBe(`The right eye ${like}, the left stayed within what it allows.`);
  expect(over(-0.1, 0)).toBe('Each eye stayed within what the target allows.');
  const power = (right: number) =>
    resultOf(powers(['2025-01-01', [-1, null]], ['2026-01-01', [-1 - right, null]]));
  expect(power(0.75)).toBe(`The right eye ${like}.`);
  expect(power(1)).toBe('The right eye changed more than the target allows.');
  expect(
    resultOf(lengths(['2025-01-01', [24, null]], ['2026-01-01', [24.3, null]]), { tag: 'zh-Hans' }),
  ).toBe('右眼的变化大于目标上限。');
  const improved = powers(['2025-01-01', [-2, null]], ['2026-01-01', [-1.25, null]]);
  expect(said(improved)[0]).toMatch(
    /became less short-sighted by 0\.75 D a year\. The right eye stayed within what the target allows\.$/,
  );
  expect(said(improved, { tag: 'zh-Hans' })[0]).toMatch(/。右眼的变化未超过目标上限。$/);
});

test('with fewer than four visits, a change is called less or more than a progression target allows only if the first and the last measurement show it', () => {
  const day = ['2025-01-01', '2025-02-07', '2026-01-01'] as const;
  const power = [-1, -0.75, -1.25].map((se, at) =>
    seriesVisit(day[at] ?? '', [se, se], at === 0 ? aim('D', -0.1) : {}),
  );
  expect(resultOf(power)).toBe(`Each eye ${like}.`);
  const length = [24, 23.96, 24.03].map((mm, at) =>
    axialVisit(day[at] ?? '', [mm, mm], at === 0 ? aim('mm', 0) : {}),
  );
  expect(resultOf(length)).toBe(`Each eye ${like}.`);
});

test('a change is not called less or more than a progression target allows if the target is within its 95 % interval', () => {
  const visits = lengths(
    ['2025-01-01', [24, 24]],
    ['2025-05-01', [24.15, 24.1]],
    ['2025-09-01', [24.12, 24.21]],
    ['2026-01-01', [24.3, 24.31]],
  );
  const unsure =
    'may or may not have stayed within what the target allows (the measurements vary too much to tell)';
  expect(resultOf(visits)).toBe(`The right eye ${unsure}, the left changed more than it allows.`);
});

test('a change is not compared with a progression target over less than 180 days, under red light, without a steady rate or if the target asks for less myopia, and the text says why', () => {
  const short = powers(['2025-08-01', [-1, -1]], ['2026-01-01', [-2, -2]]);
  expect(resultOf(short)).toBeUndefined();
  expect(said(short)[0]).toMatch(
    /\. Not compared with the target: this needs measurements at least 180 days apart\.$/,
  );
  expect(said(short, { tag: 'zh-Hans' })[0]).toMatch(/。未与目标比较：两次测量须相隔至少180天。$/);
  const red = { kind: 'redLight' as const, product: null, from: '2025-01-01', to: '2025-06-01' };
  const treated = [
    seriesVisit('2025-01-01', [null, null], {
      ...{ ...aim('mm', 0.1), axialLength: { right: 24, left: 24 }, intervention: red },
    }),
    axialVisit('2026-01-01', [24.5, 24.5]),
  ];
  expect(said(treated)[0]).toMatch(
    /0\.50 mm a year\. Not compared with the target: treatment with red light is recorded only\.$/,
  );
  const less = [seriesVisit('2025-01-01', [-2, -2], aim('D', 0.5)), seriesVisit('2026-01-01', [-3, -3])];
  expect(said(less)[0]).toMatch(
    /1\.00 D a year\. Not compared with the target: it asks for an improvement and sets no upper limit\.$/,
  );
  const unsteady = powers(
    ['2025-01-01', [-1, -1]],
    ['2025-07-01', [-2.5, -1.5]],
    ['2026-01-01', [-1, -2]],
    ['2026-07-01', [-2, -2.5]],
  );
  expect(said(unsteady)[0]).toMatch(
    /The left eye changed more than the target allows\. The right eye is not compared with the target: the change has no steady rate\.$/,
  );
  expect(said(unsteady, { tag: 'zh-Hans' })[0]).toMatch(/。右眼未与目标比较：没有稳定的变化速度。$/);
});

test('staff read every target with its day, also if nothing was measured since, and with the clinician’s words', () => {
  const forStaff = (visits: SeriesVisit[], tag: 'en' | 'zh-Hans' = 'en') =>
    describeTargetsForStaff(reportTextsOf(tag), {
      ...{ visits, method: 'cycloplegic', dayOf: date => date },
    }).map(text => text.replaceAll('**', '').replaceAll('\u00A0', ' '));
  const set = seriesVisit('2025-01-01', [-1, -1], aim('D', -0.5));
  expect(forStaff([set])).toEqual([
    'Target set on 2025-01-01: more short-sighted by at most 0.50 D a year · As discussed.',
  ]);
  const unmeasured = seriesVisit('2026-01-01', [null, null], aim('mm', 0.1));
  expect(forStaff([set, unmeasured])).toEqual([
    'Target set on 2025-01-01: more short-sighted by at most 0.50 D a year · As discussed. Since then, there are no measurements to compare.',
    'Target set on 2026-01-01: longer by at most 0.10 mm a year · As discussed.',
  ]);
  expect(forStaff([set, unmeasured], 'zh-Hans')[0]).toMatch(/。此后尚无可比较的测量。$/);
  const dry = { right: { sph: -2, cyl: null, axis: null }, left: { sph: null, cyl: null, axis: null } };
  const byOtherMethod = [set, { ...unmeasured, powers: { dry } }];
  expect(forStaff(byOtherMethod)[0]).toMatch(
    /Not compared with the target: since it was set, no eye was measured twice in the same way\.$/,
  );
  expect(forStaff(byOtherMethod, 'zh-Hans')[0]).toMatch(
    /。未与目标比较：设定目标后，没有用同一方法测量过两次。$/,
  );
  const old = [
    seriesVisit('2024-01-01', [-1, null], aim('D', -0.5)),
    seriesVisit('2024-12-31', [-2, null]),
    unmeasured,
  ];
  expect(forStaff(old)[0]).toMatch(/: the last measurement was more than a year before the last visit\.$/);
  const lenses = { kind: 'orthokeratology' as const, product: null, from: '2025-01-01', to: null };
  const reshaped = [
    { ...set, ...seriesVisit('2025-01-01', [-1, -1], { ...aim('D', -0.5), intervention: lenses }) },
    seriesVisit('2026-01-01', [-0.25, -0.25]),
  ];
  expect(forStaff(reshaped)[0]).toMatch(/\. Not compared with the target: while night lenses are worn, /);
  const prescribed = [set, { ...unmeasured, powers: { prescription: dry } }];
  expect(forStaff(prescribed)[0]).toMatch(/no measurements to compare\.$/);
  const inWords = seriesVisit('2025-01-01', [-1, -1], {
    target: { unit: 'D', perYear: null, text: 'Stable.' },
  });
  expect(forStaff([inWords, seriesVisit('2026-01-01', [-1, -1])])).toEqual([
    'Target set on 2025-01-01: Stable.',
  ]);
});
