import { daysBetween } from '../../../core/age.ts';
import type { Eye } from '../optics/prism.ts';
import { monthsAfter } from '../progression/days.ts';
import { progressionOf } from '../progression/progression.ts';
import type { Source } from '../progression/sources.ts';
import type { PublishedChange, PublishedTime, StudyDifference } from './treatment-effects.ts';
import { isRead, type Reading } from './treatment-start.ts';

/** Whether an eye changed less or more than the treated children by more than can be measured. */
export type ResponseResult = 'slower' | 'like' | 'faster';

/** A child's plain change in D or mm beside what was published for that time. */
export interface ResponseFigures extends PublishedChange {
  /** The published time, and its day for this child. */
  months: number;
  dueOn: string;
  source: Source;
  right: number | null;
  left: number | null;
  /** Between the child's two visits. */
  from: string;
  to: string;
  days: number;
  /** Mean of the eyes at the start. */
  start: number;
  /** Each eye beside the treated children; null where it was not measured. */
  results: Record<Eye, ResponseResult | null>;
  difference: StudyDifference | null;
}

/** What can be told of one measure. */
export interface MeasuredResponse {
  /** Times with treated and untreated children, the earliest first. */
  compared: ResponseFigures[];
  /** A later time with treated children only: a figure, no comparison. */
  treatedOnly: ResponseFigures | null;
  /** From the start to the last reading, where the study gives no figure for that time. */
  unpublishedDays: number | null;
}

/** So near to a published time a visit has to be. */
export const daysAround = 45;
/** Smallest difference that is told: a step of refraction, and the noise of biometry. */
const noise = { diopters: 0.25, mm: 0.04 } as const;
/** What ended longer ago than this is not told any more. */
const staleMonths = 12;
const eyes: readonly Eye[] = ['right', 'left'];

interface ResponseOptions {
  of: 'diopters' | 'mm';
  times: readonly PublishedTime[];
  readings: readonly Reading[];
  start: Reading;
  /** First day of the treatment. */
  from: string;
  /** Day of the newest visit. */
  newest: string;
}

/** The readings after the start beside the published times; nothing stands between those. */
export function measuredResponse(options: ResponseOptions): MeasuredResponse {
  const { of, readings, start, newest } = options;
  const times = options.times.filter(time => time[of] !== null);
  const later = readings.filter(one => isRead(one) && one.date > start.date);
  const figures = times.flatMap(time => figuresAt(time, later, options) ?? []);
  const current = figures.filter(({ to }) => newest <= monthsAfter(to, staleMonths));
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

/** Both the first reading and the first day of the treatment have to be that long ago. */
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

/** Nothing is called slower or faster within the noise, or where the child's own interval has the mean in it. */
function compare(
  of: 'diopters' | 'mm',
  changed: number,
  treated: number,
  months: number,
  interval: readonly [number, number] | null,
): ResponseResult {
  const more = of === 'mm' ? changed - treated : treated - changed;
  const perYear = (treated * 12) / months;
  const isWithin = interval !== null && interval[0] <= perYear && perYear <= interval[1];
  if (isWithin || thousandths(Math.abs(more)) <= thousandths(noise[of])) return 'like';
  return more > 0 ? 'faster' : 'slower';
}

/** Without the error of binary fractions. */
const thousandths = (value: number) => Math.round(value * 1_000);
