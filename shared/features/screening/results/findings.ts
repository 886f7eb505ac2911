import { eyes } from '../../../core/optics/eyes.ts';
import type { TestEntry } from '../tests/answers.schema.ts';
import { type Measure, type Place, placesOf, type ScreeningTest, type Unit } from '../tests/catalogue.ts';
import {
  adjustedHorizontal,
  isOneEyeWithoutLine,
  linesApart,
  linesBetweenEyes,
  presentingAcuity,
  readingGainOf,
  roundLogMar,
  sideDifference,
} from './derived.ts';

export type FindingUnit = Unit | 'logMar' | 'lines' | 'percent';

/** One result of a test, recorded or computed: a number or a word. */
export interface Finding {
  place: Place;
  /** A measure of the test, or a computed one: `adjusted`, `gain`, `presenting`, `difference`. */
  measure: string;
  isComputed: boolean;
  unit: FindingUnit | null;
  better: 'more' | 'less' | null;
  /** The value for comparisons; null for words and for low vision. */
  value: number | null;
  /** Text shown instead of a number, for an acuity or a choice. */
  text: string | null;
}

/**
 * How far a finding is above a bound of a norm or rule; null for words. Low vision is above every logMAR
 * value; its difference from an eye that reads a line is above any number of lines.
 */
export function distanceAbove(
  { unit, value }: Pick<Finding, 'unit' | 'value'>,
  bound: number,
): number | null {
  if (value === null) return unit === 'logMar' || unit === 'lines' ? Number.POSITIVE_INFINITY : null;
  return value - (unit === 'logMar' ? roundLogMar(bound) : bound);
}

/** The recorded and computed findings of a test, by place (whole test or side); blank values are left out. */
export function findingsOf(test: ScreeningTest, entry: TestEntry): Finding[] {
  const recorded = placesOf(test).flatMap(place => {
    const answer = entry[place];
    if (answer?.state !== 'done') return [];
    return test.measures.flatMap(measure =>
      recordedFinding(measure, place, answer.values[measure.id] ?? null),
    );
  });
  return [...recorded, ...computed(test, entry)];
}

function recordedFinding(measure: Measure, place: Place, value: number | string | null): Finding[] {
  if (value === null) return [];
  const finding = { place, measure: measure.id, isComputed: false };
  return measure.kind === 'number'
    ? [{ ...finding, unit: measure.unit, better: measure.better, value: Number(value), text: null }]
    : [{ ...finding, unit: null, better: null, value: null, text: String(value) }];
}

function computed({ id }: ScreeningTest, entry: TestEntry): Finding[] {
  switch (id) {
    case 'eyeTracking':
      return ofNumber('adjusted', 'seconds', 'less', adjustedHorizontal(entry));
    case 'overlays':
    case 'plusLens': {
      const gain = readingGainOf(entry);
      return ofNumber('gain', 'percent', 'more', gain?.percent ?? null);
    }
    case 'oneLeg':
      return ofNumber('difference', 'seconds', null, sideDifference(entry, 'seconds'));
    case 'eyesight':
      return [
        ...eyes.flatMap(eye => {
          const acuity = presentingAcuity(entry, eye);
          if (!acuity) return [];
          const { logMar: value, text } = acuity;
          const finding = { place: eye, measure: 'presenting', isComputed: true, value, text };
          return [{ ...finding, unit: 'logMar' as const, better: 'less' as const }];
        }),
        ...differenceOfEyes(entry),
      ];
    default:
      return [];
  }
}

/** The difference between the eyes. If only one eye reads a line, the difference has no number. */
function differenceOfEyes(entry: TestEntry): Finding[] {
  if (!isOneEyeWithoutLine(entry)) return ofNumber('difference', 'lines', 'less', linesApart(entry));
  const finding = { place: 'whole', measure: 'difference', isComputed: true, unit: 'lines' } as const;
  return [{ ...finding, better: 'less', value: null, text: `≥ ${linesBetweenEyes}` }];
}

const ofNumber = (
  measure: string,
  unit: FindingUnit,
  better: Finding['better'],
  value: number | null,
): Finding[] =>
  value === null ? [] : [{ place: 'whole', measure, isComputed: true, unit, better, value, text: null }];
