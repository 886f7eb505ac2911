import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, daysBetween, monthsAfter } from '../../../../shared/core/dates/days.ts';
import { drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type { TreatmentKind, VisitTreatment } from '../../../../shared/features/eye/treatments/treatment.ts';
import {
  type TreatmentResponse,
  treatmentResponsesOf,
} from '../../../../shared/features/eye/treatments/treatment-response.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from './visit-treatment.ts';

/** A value of the published table, stored separately from the product's own table. */
interface Cell {
  given: { treatment: string; months: number };
  expected: Record<'diopters' | 'mm', { treated: number; control: number | null } | null> | null;
}
const file = new URL('../eye-reports/clinical-vectors.json', import.meta.url);
const table: Cell[] = JSON.parse(readFileSync(file, 'utf8')).vectors.publishedChange;
const cellOf = (kind: string, months: number, of: 'diopters' | 'mm') =>
  table.find(({ given }) => given.treatment === kind && given.months === months)?.expected?.[of] ?? null;
/** Differences between groups published by studies: treatment, months, unit, value and interval. */
const differences = [
  ['dims', 24, 'D', ['0.55', '0.37', '0.73']],
  ['multifocalSoft', 36, 'D', ['0.46', '0.29', '0.63']],
] as const;

const kinds: TreatmentKind[] = [
  ...(['dims', 'hal', 'miSight', 'multifocalSoft', 'orthokeratology'] as const),
  ...(['atropine005', 'atropine0025', 'atropine001', 'atropine', 'redLight', 'spectacles'] as const),
];
const start = '2022-01-01';
const quarters = (min: number, max: number) => fc.integer({ min, max }).map(count => count / 4);
/** Random powers, mostly powers of children who could have taken part in the studies. */
const power = fc.oneof({ weight: 5, arbitrary: quarters(-15, -4) }, quarters(-24, -1));
const years = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 7, max: 12 }) },
  fc.integer({ min: 4, max: 17 }),
);
const length = fc.integer({ min: 2_250, max: 2_600 }).map(hundredths => hundredths / 100);
const maybe = <Value>(value: fc.Arbitrary<Value>, freq = 6) => fc.option(value, { freq });

/**
 * Day of a visit: close to a published time of a study, at the edge of the accepted range around such a time,
 * or any day.
 */
const day = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(6, 12, 12, 18, 24, 24, 30, 36, 36, 72),
        fc.constantFrom(-46, -45, -44, -10, 0, 0, 10, 44, 45, 46),
      )
      .map(([months, days]) => daysAfter(monthsAfter(start, months), days)),
  },
  fc.integer({ min: 1, max: 1_200 }).map(days => daysAfter(start, days)),
);
const seen = fc.record({
  date: day,
  powers: fc.tuple(maybe(power), maybe(power)),
  lengths: fc.tuple(maybe(length, 2), maybe(length, 2)),
});
const begun = (index: number) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    after: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, fc.integer({ min: -90, max: 600 })),
    product: fc.constantFrom('A', 'B'),
    lasts: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.integer({ min: 30, max: 900 })),
    index: fc.constant(index),
  });
const child = fc.record({
  birthDate: maybe(
    years.map(age => `${2021 - age}-06-01`),
    20,
  ),
  powers: fc.tuple(maybe(power, 20), maybe(power, 20)),
  lengths: fc.tuple(maybe(length), maybe(length)),
  visits: fc.array(seen, { minLength: 1, maxLength: 4 }),
  treatments: fc.oneof(
    { weight: 4, arbitrary: fc.tuple(begun(1)) },
    { weight: 1, arbitrary: fc.tuple(begun(1), begun(2)) },
  ),
});
type Child = typeof child extends fc.Arbitrary<infer One> ? One : never;

function visitsOf({ powers, lengths, visits, treatments }: Child): SeriesVisit[] {
  const told = treatments.map(({ kind, after, product, lasts, index }): VisitTreatment => {
    const from = daysAfter(start, after);
    return treatment({
      ...{ id: `treatment-${index}`, kind, product, from },
      ...(lasts && { to: daysAfter(from, lasts), decision: 'stop' }),
    });
  });
  const lengthsOf = ([right, left]: readonly (number | null)[]) => ({
    axialLength: { right: right ?? null, left: left ?? null },
  });
  const first = seriesVisit(start, powers, { treatments: told, ...lengthsOf(lengths) });
  const later = new Map(
    visits.map(one => [one.date, seriesVisit(one.date, one.powers, lengthsOf(one.lengths))]),
  );
  return [first, ...[...later.values()].filter(({ date }) => date > start)].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}

const children = fc.sample(child, { numRuns: 500, seed: 37 }).map(one => {
  const visits = visitsOf(one);
  const { birthDate } = one;
  return { visits, birthDate, responses: treatmentResponsesOf({ visits, birthDate }) };
});
const measures = ['diopters', 'mm'] as const;
const figuresIn = (response: TreatmentResponse) =>
  measures.flatMap(of =>
    [...(response[of]?.compared ?? []), ...(response[of]?.treatedOnly ? [response[of].treatedOnly] : [])].map(
      figures => ({ of, ...figures }),
    ),
  );
const all = children.flatMap(({ responses }) => responses);

test('the random children of these tests cover all treatments and all reasons against a comparison with a study', () => {
  const withFigures = all.filter(response => figuresIn(response).length > 0);
  expect(withFigures.length).toBeGreaterThan(60);
  expect(new Set(withFigures.map(one => one.treatment.kind)).size).toBe(8);
  expect(new Set(all.flatMap(({ mismatches }) => mismatches))).toEqual(
    new Set(['birthDate', 'age', 'unmeasured', 'refraction', 'time', 'unread', 'combined']),
  );
});

test('each study value in a comparison is in the published table and at most 45 days away from the published time', () => {
  for (const response of all) {
    for (const { of, months, treated, control, from, to } of figuresIn(response)) {
      const { kind, from: began } = response.treatment;
      expect({ treated, control }).toEqual(cellOf(kind, months, of));
      for (const day of [from, began])
        expect(Math.abs(daysBetween(monthsAfter(day, months), to))).toBeLessThanOrEqual(45);
    }
  }
});

test('the child’s values in a comparison are the differences between the first and the last measurement of the comparison', () => {
  for (const { visits, responses } of children) {
    for (const { of, from, to, right, left } of responses.flatMap(figuresIn)) {
      const eyesOn = (date: string) => {
        const visit = visits.find(one => one.date === date);
        const { right: r, left: l } = visit?.powers.cycloplegic ?? {};
        return of === 'mm' ? visit?.axialLength : { right: r?.sph ?? null, left: l?.sph ?? null };
      };
      const [before, after] = [eyesOn(from), eyesOn(to)];
      for (const [eye, changed] of [['right', right] as const, ['left', left] as const]) {
        const [first, last] = [before?.[eye] ?? null, after?.[eye] ?? null];
        if (changed === null) expect(first === null || last === null).toBe(true);
        else expect(changed).toBeCloseTo((last ?? Number.NaN) - (first ?? Number.NaN), 9);
      }
    }
  }
});

const words = '(more short-sighted|longer) by (\\d\\.\\d\\d) (D|mm)';

test('every study value in the text about a treatment is a published mean, standard deviation or difference', () => {
  const texts = reportTextsOf('en');
  for (const response of all) {
    const text = describeResponse(texts, response, date => date).replaceAll('\u00A0', ' ');
    const { kind } = response.treatment;
    const told = figuresIn(response);
    const sentences = [
      ...text.matchAll(
        new RegExp(`after (\\d+) months?: ${words} with the treatment, ${words} without`, 'g'),
      ),
    ];
    for (const [, months, direction, treated, unit, other, control] of sentences) {
      const cell = cellOf(kind, Number(months), unit === 'D' ? 'diopters' : 'mm');
      expect([read(direction, treated), read(other, control)]).toEqual([cell?.treated, cell?.control]);
    }
    const alone = [...text.matchAll(new RegExp(`after (\\d+) months with the treatment: ${words}`, 'g'))];
    for (const [, months, direction, treated, unit] of alone) {
      const cell = cellOf(kind, Number(months), unit === 'D' ? 'diopters' : 'mm');
      expect([read(direction, treated), null]).toEqual([cell?.treated, cell?.control]);
    }
    for (const [, value, unit, low, high] of text.matchAll(
      /difference (\S+) (D|mm) \(95% interval (\S+) \S+ to (\S+) /g,
    )) {
      const given = differences.find(([one, months, of]) => {
        return one === kind && of === unit && told.some(figures => figures.months === months);
      });
      expect(given?.[3]).toEqual([value, low, high]);
    }
    expect(sentences.length + alone.length > 0).toBe(told.length > 0);
    if (told.length === 0) expect(text.replace(response.treatment.from, '')).not.toMatch(/\d\.\d\d (D|mm)/);
  }
});

test('the chart of a treatment has study points exactly where the text has study values', () => {
  for (const { visits, birthDate, responses } of children) {
    for (const measure of ['se', 'axial'] as const) {
      const drawing = drawChart({
        ...{ visits, birthDate, measure, method: 'cycloplegic', by: 'date', reference: null },
        ...{ hasProjection: false, hasTarget: false, hasTreatmentEffect: true, width: 600, height: 300 },
      });
      const of = measure === 'se' ? 'diopters' : 'mm';
      const told = responses.flatMap(figuresIn).filter(figures => figures.of === of);
      const points = drawing?.study ?? [];
      expect(points.map(({ group, months, change }) => [group, months, change])).toEqual(
        told.flatMap(({ months, treated, control }) => [
          ['treated', months, treated],
          ...(control === null ? [] : [['control', months, control]]),
        ]),
      );
    }
  }
});

test('no text calls an eye slower or faster than treated children if the difference is too small to measure', () => {
  let told = 0;
  for (const { of, treated, results, ...changed } of all.flatMap(figuresIn)) {
    for (const eye of ['right', 'left'] as const) {
      const said = results[eye];
      if (said === null || said === 'like') continue;
      told += 1;
      const difference = (changed[eye] ?? Number.NaN) - treated;
      const more = of === 'mm' ? difference : -difference;
      expect(Math.abs(more)).toBeGreaterThan(of === 'mm' ? 0.04 : 0.25);
      expect(more > 0 ? 'faster' : 'slower').toBe(said);
    }
  }
  expect(told).toBeGreaterThan(30);
});

test('comparisons with a study have no values for red-light treatment and combined treatments', () => {
  for (const { visits, responses } of children) {
    const kindsUsed = new Set(visits.flatMap(({ treatments }) => treatments.map(({ kind }) => kind)));
    for (const response of responses) {
      expect(response.treatment.kind).not.toBe('redLight');
      if (response.mismatches.includes('combined')) {
        expect(kindsUsed.size).toBe(2);
        expect(figuresIn(response)).toEqual([]);
      }
    }
  }
});

/** Converts a change in words to a number with its sign. */
const read = (direction = '', size = '') => Number(size) * (direction === 'more short-sighted' ? -1 : 1);
