import { daysBetween, monthsAfter } from '../../../core/dates/days.ts';
import { type Eye, eyes } from '../../../core/optics/eyes.ts';
import { contains, exceedsNoise, isStale } from '../progression/comparison-limits.ts';
import { progressionOf } from '../progression/progression.ts';
import type { Source } from '../progression/sources.ts';
import type { PublishedChange, PublishedTime, StudyDifference } from './treatment-effects.ts';
import { isRead, type Reading } from './treatment-start.ts';

/** Whether an eye changed measurably less or more than the eyes of the treated children. */
export type ResponseResult = 'slower' | 'like' | 'faster';

/** A child's change in D or mm, and the study's published change over the same time. */
export interface ResponseFigures extends PublishedChange {
  /** In months. */
  months: number;
  /** The day on which the child reaches the published time. */
  dueOn: string;
  source: Source;
  right: number | null;
  left: number | null;
  /** Day of the child's visit at the start. */
  from: string;
  /** Day of the child's visit at the published time. */
  to: string;
  days: number;
  /** Value at the start, as the mean of both eyes. */
  start: number;
  /** Each eye compared with the treated children; null for an eye that was not measured. */
  results: Record<Eye, ResponseResult | null>;
  difference: StudyDifference | null;
}

export interface MeasuredResponse {
  /** Results at times with published values of treated and untreated children, the earliest first. */
  compared: ResponseFigures[];
  /** Result at a later time with published values of treated children only. It is shown, but not compared. */
  treatedOnly: ResponseFigures | null;
  /** Number of days from the start to the last measurement, if the study published no value for that time. */
  unpublishedDays: number | null;
}

/** Maximum number of days between a visit and a published time. */
export const daysAround = 45;

interface ResponseOptions {
  of: 'diopters' | 'mm';
  times: readonly PublishedTime[];
  readings: readonly Reading[];
  start: Reading;
  from: string;
  newest: string;
}

/** The child's measurements at the study's published times. Values are never interpolated. */
export function measuredResponse(options: ResponseOptions): MeasuredResponse {
  const { of, readings, start, newest } = options;
  const times = options.times.filter(time => time[of] !== null);
  const later = readings.filter(one => isRead(one) && one.date > start.date);
  const figures = times.flatMap(time => figuresAt(time, later, options) ?? []);
  const current = figures.filter(({ to }) => !isStale(to, newest));
  const compared = current.filter(({ control }) => control !== null);
  const last = current.at(-1);
  const lastRead = later.at(-1);
  return {
    compared,
    treatedOnly: last && last.control === null ? last : null,
    unpublishedDays:
      lastRead && !times.some(({ months }) => isAt(months, lastRead.date, options))
        ? daysBetween(start.date, lastRead.date)
        : null,
  };
}

/**
 * Whether a measurement is near enough to a published time, counted both from the first measurement and from
 * the start of the treatment.
 */
export function isAt(
  months: number,
  date: string,
  { start, from }: { start: Pick<Reading, 'date'>; from: string },
): boolean {
  return [start.date, from].every(
    first => Math.abs(daysBetween(monthsAfter(first, months), date)) <= daysAround,
  );
}

function figuresAt(
  time: PublishedTime,
  later: readonly Reading[],
  options: ResponseOptions,
): ResponseFigures | null {
  const { of, start } = options;
  const published = time[of];
  const dueOn = monthsAfter(start.date, time.months);
  const isShared = (one: Reading) => eyes.some(eye => one[eye] !== null && start[eye] !== null);
  const distance = ({ date }: Reading) => Math.abs(daysBetween(dueOn, date));
  const [end] = later
    .filter(one => isShared(one) && isAt(time.months, one.date, options))
    .toSorted((one, other) => distance(one) - distance(other));
  if (!published || !end) return null;
  const change = (eye: Eye) => {
    const [before, after] = [start[eye], end[eye]];
    return before === null || after === null ? null : after - before;
  };
  const within = options.readings.filter(({ date }) => date >= start.date && date <= end.date);
  const resultOf = (eye: Eye) => {
    const changed = change(eye);
    const own = within.flatMap(one => (one[eye] === null ? [] : [{ date: one.date, value: one[eye] }]));
    const interval = progressionOf(own)?.interval ?? null;
    return changed === null ? null : compare(of, changed, published.treated, time.months, interval);
  };
  const begun = eyes.map(eye => start[eye]).filter(value => value !== null);
  return {
    ...published,
    ...{ months: time.months, dueOn, source: time.source },
    ...{ right: change('right'), left: change('left') },
    ...{ from: start.date, to: end.date, days: daysBetween(start.date, end.date) },
    start: begun.reduce((sum, value) => sum + value, 0) / begun.length,
    results: { right: resultOf('right'), left: resultOf('left') },
    difference: time.difference?.[of] ?? null,
  };
}

/**
 * Compares an eye with the treated children. The eye is slower or faster only if the difference exceeds noise
 * and the children's mean is outside the eye's own confidence interval.
 */
function compare(
  of: 'diopters' | 'mm',
  changed: number,
  treated: number,
  months: number,
  interval: readonly [number, number] | null,
): ResponseResult {
  const more = of === 'mm' ? changed - treated : treated - changed;
  const perYear = (treated * 12) / months;
  if (contains(interval, perYear) || !exceedsNoise(of, more)) return 'like';
  return more > 0 ? 'faster' : 'slower';
}
