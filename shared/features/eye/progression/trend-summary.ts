import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { isMeasurable } from '../optics/axial-length.ts';
import { comparableWithLast } from '../treatments/red-light.ts';
import type { TreatmentPeriod } from '../treatments/treatment.ts';
import { treatmentChanges, treatmentCoursesOf } from '../treatments/treatment-courses.ts';
import { runningOn } from '../treatments/treatment-periods.ts';
import { type ChangeSize, changeSizeOf } from './change-size.ts';
import { type Measurement, type Progression, progressionOf } from './progression.ts';
import { compareWithReference, type ReferenceComparison } from './reference-comparison.ts';
import type { ReferenceId } from './reference-rates.ts';
import { orthokeratologyOf, type SeriesVisit } from './series.ts';
import { axialTrend, isChosen, type PowerMethod, powerTrend } from './trend.ts';

/** A period in which the treatments do not change. */
export interface TrendSegment {
  /** First day of the period, `YYYY-MM-DD`. */
  from: string;
  treatments: TreatmentPeriod[];
  /** Treatments that ended on the first day of the period. */
  ended: TreatmentPeriod[];
  right: Progression | null;
  left: Progression | null;
  /** Whether the axial length of each eye has changed by less than the measurement noise. */
  isBelowNoise: Record<Eye, boolean>;
  /**
   * How the change of each eye's measured power compares with noise; unset for an unchanged eye, for lengths
   * and for prescriptions.
   */
  size: Partial<Record<Eye, ChangeSize>>;
}

/** First and last day on which an eye was measured, `YYYY-MM-DD`. */
interface PastSpan {
  from: string;
  to: string;
}

/** The changes of both eyes in each period between changes of treatment, or why no trend is shown. */
export interface TrendSummary {
  withheld: 'orthokeratology' | null;
  segments: TrendSegment[];
  /** Whether no eye has grown measurably, neither since the first visit nor in the last period. */
  isBelowNoise: boolean;
  /** First and last day of the measurements in the last period; null if the last visit has a measurement. */
  past: PastSpan | null;
  /** Like `past`, but for each eye, if the eyes were not measured on the same days. */
  pastOf: Record<Eye, PastSpan | null>;
  /**
   * The last period compared with the reference study, for powers only; null if there is nothing to compare.
   */
  comparison: ReferenceComparison | null;
}

interface TrendSummaryOptions {
  visits: readonly SeriesVisit[];
  birthDate: string | null;
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
}

/**
 * Computes the summary of a trend chart. A visit on the day of a treatment change belongs to the period
 * before and to the period after it.
 */
export function summarizeTrend({
  visits,
  birthDate,
  measure,
  method,
  reference,
}: TrendSummaryOptions): TrendSummary {
  const periods = orthokeratologyOf(visits);
  const trendOf = (eye: Eye) =>
    measure === 'se'
      ? powerTrend(visits, eye, method, periods)
      : { withheld: null, ...axialTrend(visits, eye) };
  const trends = { right: trendOf('right'), left: trendOf('left') };
  const { withheld } = trends.right;
  const measuredWithin = (eye: Eye, from: string, to: string) =>
    trends[eye].measured.filter(({ date }) => date >= from && date <= to);
  const within = (eye: Eye, from: string, to: string) => progressionOf(measuredWithin(eye, from, to));
  const isMeasured = measure === 'se' && !isChosen(method);
  const bounds = segmentBounds(visits);
  const segments = bounds
    .map(({ from, to, ...treatment }) => {
      const changes = { right: within('right', from, to), left: within('left', from, to) };
      return {
        from,
        to,
        ...treatment,
        ...changes,
        size: isMeasured ? sizesOf(changes) : {},
        isBelowNoise: {
          right: measure === 'axial' && isNoise(measuredWithin('right', from, to)),
          left: measure === 'axial' && isNoise(measuredWithin('left', from, to)),
        },
      };
    })
    .filter(({ right, left }) => right !== null || left !== null);
  const last = segments.at(-1);
  const inLast = (eye: Eye, { from, to }: SegmentBounds) => measuredWithin(eye, from, to);
  const canCompare = measure === 'se' && withheld === null && reference !== null;
  return {
    withheld,
    segments: segments.map(({ to: _, ...segment }) => segment),
    isBelowNoise: measure === 'axial' && hasNoChange(trends, last),
    ...pastSpans(
      { right: last ? inLast('right', last) : [], left: last ? inLast('left', last) : [] },
      visits,
    ),
    comparison:
      last && canCompare
        ? comparisonOf(
            { right: inLast('right', last), left: inLast('left', last) },
            { visits, birthDate, reference, method },
          )
        : null,
  };
}

function sizesOf(changes: Record<Eye, Progression | null>): TrendSegment['size'] {
  return Object.fromEntries(
    eyes.flatMap(eye => {
      const size = changes[eye] && changeSizeOf(changes[eye]);
      return size ? [[eye, size]] : [];
    }),
  );
}

/** Whether no eye has changed measurably, neither in total nor in the last period. */
function hasNoChange(trends: Record<Eye, { measured: Measurement[] }>, last?: TrendSegment): boolean {
  if (!last) return false;
  return eyes.every(eye => isNoise(trends[eye].measured) && (!last[eye] || last.isBelowNoise[eye]));
}

/**
 * Compares the last period with the reference study. Prescriptions are not compared, because studies report
 * measured powers; powers under red light are not compared either.
 */
function comparisonOf(
  measured: Record<Eye, readonly Measurement[]>,
  {
    visits,
    birthDate,
    reference,
    method,
  }: Pick<TrendSummaryOptions, 'visits' | 'birthDate' | 'method'> & { reference: ReferenceId },
): ReferenceComparison | null {
  if (isChosen(method)) return { mismatch: 'method' };
  const comparable = {
    right: comparableWithLast(visits, measured.right),
    left: comparableWithLast(visits, measured.left),
  };
  const isLess = (eye: Eye) => comparable[eye].length < measured[eye].length;
  if (eyes.some(isLess) && eyes.every(eye => progressionOf(comparable[eye]) === null))
    return { mismatch: 'redLight' };
  const newest = visits.at(-1)?.date ?? '';
  return birthDate === null ? null : compareWithReference(comparable, { birthDate, reference, newest });
}

/** The periods of measurements that end before the last visit, because the last visit has no measurement. */
function pastSpans(
  measured: Record<Eye, readonly Measurement[]>,
  visits: readonly SeriesVisit[],
): Pick<TrendSummary, 'past' | 'pastOf'> {
  const spanOf = (eye: Eye): PastSpan | null => {
    const dates = measured[eye].map(({ date }) => date).sort();
    const [from, to] = [dates[0], dates.at(-1)];
    return from === undefined || to === undefined || from === to ? null : { from, to };
  };
  const isPast = (span: PastSpan | null) => span !== null && visits.some(({ date }) => date > span.to);
  const [right, left] = [spanOf('right'), spanOf('left')];
  const isOne = right === null || left === null || (right.from === left.from && right.to === left.to);
  const one = right ?? left;
  return {
    past: isOne && isPast(one) ? one : null,
    pastOf: {
      right: !isOne && isPast(right) ? right : null,
      left: !isOne && isPast(left) ? left : null,
    },
  };
}

function isNoise(measured: { value: number }[]): boolean {
  const [first, last] = [measured[0], measured.at(-1)];
  return (
    first !== undefined && last !== undefined && first !== last && !isMeasurable(last.value - first.value)
  );
}

type SegmentBounds = Pick<TrendSegment, 'from' | 'treatments' | 'ended'> & { to: string };

/** The periods between the days on which a treatment started or ended. */
function segmentBounds(visits: readonly SeriesVisit[]): SegmentBounds[] {
  const courses = treatmentCoursesOf(visits);
  const days = ['0000-01-01', ...treatmentChanges(visits)];
  return days.map((from, place) => ({
    from,
    to: days[place + 1] ?? '9999-12-31',
    treatments: runningOn(courses, from).filter(course => course.from <= from),
    ended: courses.filter(({ to }) => to === from),
  }));
}

/** How the text about the changes in a period without a change of treatment begins. */
export type SegmentLead =
  | { kind: 'always' }
  /** The changes happened during these treatments. `isOver`: one of them has ended. */
  | { kind: 'during'; treatments: TreatmentPeriod[]; isOver: boolean }
  | { kind: 'ended'; ended: TreatmentPeriod[]; treatments: TreatmentPeriod[] };

/**
 * How the text about a treatment period begins. It does not begin with "since", because the first measurement
 * may be months after the start or end of the treatment.
 * @param today day of the last visit
 */
export function leadOf({ from, treatments, ended }: TrendSegment, today: string): SegmentLead {
  const isOver = treatments.some(({ to }) => to !== null && to <= today);
  if (isOver || treatments.some(treatment => treatment.from === from))
    return { kind: 'during', treatments, isOver };
  return ended.length > 0 ? { kind: 'ended', ended, treatments } : { kind: 'always' };
}
