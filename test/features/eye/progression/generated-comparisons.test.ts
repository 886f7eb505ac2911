import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, daysBetween } from '../../../../shared/core/dates/days.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { compareGrowth } from '../../../../shared/features/eye/progression/axial-growth.ts';
import { drawChart } from '../../../../shared/features/eye/progression/chart.ts';
import {
  type ReferenceId,
  referenceIds,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { TreatmentKind } from '../../../../shared/features/eye/treatments/treatment.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const start = '2022-03-01';
const kinds: TreatmentKind[] = ['dims', 'atropine001', 'redLight', 'spectacles', 'orthokeratology'];
/**
 * Published mean progression in D per year by age at the start, stored separately from the product's table.
 */
const published: Record<ReferenceId, (years: number) => number> = {
  donovanEuropean: () => -0.55,
  donovanAsian: () => -0.82,
  scormSingapore: years => (years < 8 ? -0.8 : years < 9 ? -0.66 : -0.57),
  cometUsa: () => -0.49,
  fanHongKong: () => -0.63,
  dreamNetherlands: () => Number.NaN,
};
const publishedIntervals: Partial<Record<ReferenceId, [number, number]>> = {
  donovanEuropean: [-0.72, -0.39],
  donovanAsian: [-0.93, -0.71],
};

const eighths = (min: number, max: number) => fc.integer({ min, max }).map(count => count / 8);
const sometimes = <Value>(value: fc.Arbitrary<Value>, freq: number) => fc.option(value, { freq });
const child = fc.record({
  born: fc.integer({ min: 4 * 365, max: 17 * 365 }).map(days => daysAfter(start, -days)),
  begins: fc.tuple(eighths(-40, 4), eighths(-40, 4)),
  perYear: fc.tuple(eighths(-14, 2), eighths(-14, 2)),
  growth: fc.tuple(fc.integer({ min: -5, max: 70 }), fc.integer({ min: -5, max: 70 })),
  method: fc.constantFrom('cycloplegic' as const, 'cycloplegic' as const, 'dry' as const),
  visits: fc.array(
    fc.record({
      after: fc.integer({ min: 60, max: 300 }),
      noise: fc.tuple(eighths(-2, 2), eighths(-2, 2)),
      powers: fc.tuple(sometimes(fc.constant(true), 8), sometimes(fc.constant(true), 8)),
      lengths: fc.tuple(sometimes(fc.constant(true), 5), sometimes(fc.constant(true), 5)),
      isDeleted: fc.integer({ min: 0, max: 9 }).map(number => number === 0),
    }),
    { minLength: 2, maxLength: 7 },
  ),
  treated: sometimes(
    fc.record({
      kind: fc.constantFrom(...kinds),
      after: fc.integer({ min: 0, max: 500 }),
      lasts: sometimes(fc.integer({ min: 30, max: 500 }), 2),
    }),
    3,
  ),
});
type Child = typeof child extends fc.Arbitrary<infer One> ? One : never;

function visitsOf({ begins, perYear, growth, method, visits, treated }: Child): SeriesVisit[] {
  const none = { sph: null, cyl: null, axis: null };
  let days = 0;
  const seen = visits.map(({ after, noise, powers, lengths }, place) => {
    days += place === 0 ? 0 : after;
    const at = (of: readonly number[], eye: number) => of[eye] ?? 0;
    const power = (eye: 0 | 1) => {
      const value = at(begins, eye) + (at(perYear, eye) * days) / 365 + at(noise, eye);
      return powers[eye] ? { ...none, sph: Math.round(value * 8) / 8 } : none;
    };
    const mm = (eye: 0 | 1) =>
      lengths[eye] ? Math.round(2_350 + (at(growth, eye) * days) / 365) / 100 : null;
    return seriesVisit(daysAfter(start, days), [null, null], {
      powers: { [method]: { right: power(0), left: power(1) } },
      axialLength: { right: mm(0), left: mm(1) },
    });
  });
  const [first] = seen;
  if (first && treated) {
    const from = daysAfter(start, treated.after);
    const to = treated.lasts === null ? null : daysAfter(from, treated.lasts);
    first.treatments = [treatment({ kind: treated.kind, from, to, decision: to ? 'stop' : 'start' })];
  }
  return seen.filter((_, place) => place === 0 || !visits[place]?.isDeleted);
}

const children = fc.sample(child, { numRuns: 500, seed: 42 }).map(one => ({ ...one, visits: visitsOf(one) }));

/** The least-squares slope by sums over all pairs of points; the product computes it in another way. */
function slopeOf(points: { date: string; value: number }[]): number {
  let [over, under] = [0, 0];
  for (const one of points)
    for (const other of points) {
      const years = daysBetween(one.date, other.date) / 365.25;
      over += years * (other.value - one.value);
      under += years ** 2;
    }
  return over / under;
}

const within = (visits: SeriesVisit[], from: string, to: string) =>
  visits.filter(({ date }) => date >= from && date <= to);
const redLightNow = (visits: SeriesVisit[]) => {
  const told = visits[0]?.treatments[0];
  const last = visits.at(-1)?.date ?? '';
  return told?.kind === 'redLight' && told.from <= last && (told.to === null || told.to > last);
};

const comparisons = children.flatMap(({ visits, born, method }) =>
  referenceIds.map(reference => {
    const options = { visits, birthDate: born, measure: 'se', method, reference } as const;
    return { visits, born, method, reference, options, ...summarizeTrend(options) };
  }),
);

test('no comparison calls a random child faster or slower if the difference is within measurement noise or the study’s interval', () => {
  let told = 0;
  for (const { visits, born, method, reference, comparison } of comparisons) {
    if (comparison?.mismatch !== null) continue;
    const { from, to, mean, result, apart, bothEyes } = comparison;
    const age = daysBetween(born, from) / 365.25;
    expect(mean).toBe(published[reference](age));
    const ownOf = (eye: 'right' | 'left') =>
      within(visits, from, to).flatMap(({ date, powers }) => {
        const value = powers[method]?.[eye].sph ?? null;
        return value === null ? [] : [{ date, value }];
      });
    const spans = { right: ownOf('right'), left: ownOf('left') };
    const yearsOf = (eye: 'right' | 'left') =>
      daysBetween(spans[eye][0]?.date ?? from, spans[eye].at(-1)?.date ?? from) / 365.25;
    const compared = eyes.filter(eye => comparison[eye] !== null);
    for (const eye of compared) expect(comparison[eye]?.perYear).toBeCloseTo(slopeOf(spans[eye]), 8);
    const results =
      bothEyes === null
        ? compared.map(eye => ({
            ...{ rate: comparison[eye]?.perYear ?? 0, years: yearsOf(eye) },
            said: apart?.[eye] ?? result,
          }))
        : [{ rate: bothEyes.perYear, years: Math.min(yearsOf('right'), yearsOf('left')), said: result }];
    for (const { rate, years, said } of results) {
      if (said === 'like') continue;
      told += 1;
      expect(Math.abs(rate - mean) * years).toBeGreaterThan(0.2494);
      expect(rate < mean ? 'faster' : 'slower').toBe(said);
      const [low, high] = publishedIntervals[reference] ?? [Number.NaN, Number.NaN];
      expect(rate >= low && rate <= high).toBe(false);
    }
  }
  expect(told).toBeGreaterThan(100);
});

test('no comparison of a random child uses measurements over a year old or under red-light treatment', () => {
  for (const { visits, comparison } of comparisons) {
    if (comparison?.mismatch !== null) continue;
    expect(daysBetween(comparison.to, visits.at(-1)?.date ?? '')).toBeLessThanOrEqual(366);
    expect(redLightNow(visits)).not.toBe(true);
  }
});

test('a chart draws a population mean exactly over the period that the report compares', () => {
  for (const { options, comparison } of comparisons) {
    const drawing = drawChart({
      ...{ ...options, by: 'date', hasProjection: false, hasTarget: false },
      ...{ width: 600, height: 300 },
    });
    const isCompared = comparison !== null && comparison.mismatch === null;
    expect(Boolean(drawing?.reference)).toBe(isCompared && drawing !== null);
    if (!drawing?.reference || !isCompared) continue;
    const ends = [...drawing.reference.path.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
    const xOf = (date: string) => drawing.marks.find(mark => mark.date === date)?.x ?? Number.NaN;
    expect(ends).toEqual([xOf(comparison.from), xOf(comparison.to)].map(x => expect.closeTo(x, 2)));
  }
});

test('only short-sighted eyes are described as above or below a mean growth, and only if they differ by more than 0.04 mm', () => {
  let told = 0;
  for (const { visits, born } of children) {
    for (const eye of eyes) {
      const growth = compareGrowth(visits, eye, born);
      if (growth?.mismatch !== null) continue;
      const { from, to, mmPerYear, mean, result, equivalent } = growth;
      expect(equivalent.value).toBeLessThanOrEqual(-0.5);
      expect(equivalent.date <= from).toBe(true);
      expect(redLightNow(visits)).not.toBe(true);
      const own = within(visits, from, to).flatMap(({ date, axialLength: { [eye]: value } }) =>
        value === null ? [] : [{ date, value }],
      );
      expect(mmPerYear).toBeCloseTo(slopeOf(own), 8);
      if (result === 'like') continue;
      told += 1;
      const years = daysBetween(from, to) / 365.25;
      expect(Math.abs(mmPerYear - mean) * years).toBeGreaterThan(0.0394);
      expect(mmPerYear > mean ? 'above' : 'below').toBe(result);
    }
  }
  expect(told).toBeGreaterThan(40);
});
