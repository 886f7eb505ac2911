import { daysBetween } from '../../../core/dates/days.ts';
import { daysPerYear } from './days.ts';
import { criticalT } from './student-t.ts';

/** A measured value: spherical equivalent in D, or axial length in mm. */
export interface Measurement {
  /** `YYYY-MM-DD` */
  date: string;
  value: number;
}

/** Change per year, in the unit of the measurements. */
export interface Progression {
  perYear: number;
  /** The 95 % confidence interval of the slope by Student's t; null with fewer than four visits. */
  interval: [low: number, high: number] | null;
  visits: number;
  days: number;
  /** `YYYY-MM-DD` */
  from: string;
  /** `YYYY-MM-DD` */
  to: string;
  start: number;
  end: number;
  /** Whether the change was measured over less than 180 days and is therefore unreliable. */
  isIndicative: boolean;
}

/** Minimum number of days for a reliable change; a change over fewer days is marked "indicative". */
export const minReliableDays = 180;
/** Minimum number of days for a rate per year; a change over fewer days is given as a plain difference. */
export const minYearlyDays = 90;
export const minIntervalVisits = 4;
const confidenceLevel = 0.95;

/**
 * Change per year between two values: (v₂ − v₁) × 365.25 / days. Null if both were measured on the same day.
 */
export function annualisedChange(from: Measurement, to: Measurement): number | null {
  const days = daysBetween(from.date, to.date);
  return days === 0 ? null : ((to.value - from.value) * daysPerYear) / days;
}

/**
 * Change per year: computed from two visits, or as the least-squares slope of three or more visits. Null for
 * a single visit, or if all visits are on one day.
 * @param measured values of one method, in any order
 */
export function progressionOf(measured: readonly Measurement[]): Progression | null {
  const visits = measured.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const [first] = visits;
  const last = visits.at(-1);
  if (!first || !last) return null;
  const days = daysBetween(first.date, last.date);
  if (days === 0) return null;
  const points = visits.map(({ date, value }) => ({
    x: daysBetween(first.date, date) / daysPerYear,
    y: value,
  }));
  const { slope, error } = leastSquares(points);
  const margin =
    points.length < minIntervalVisits ? null : criticalT(confidenceLevel, points.length - 2) * error;
  return {
    perYear: slope,
    interval: margin === null ? null : [slope - margin, slope + margin],
    visits: points.length,
    days,
    ...{ from: first.date, to: last.date, start: first.value, end: last.value },
    isIndicative: days < minReliableDays,
  };
}

function leastSquares(points: readonly { x: number; y: number }[]): { slope: number; error: number } {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const spread = sum(points.map(({ x }) => (x - meanX) ** 2));
  const slope = sum(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
  const residue = sum(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2));
  const freedom = points.length - 2;
  return { slope, error: freedom > 0 ? Math.sqrt(residue / freedom / spread) : 0 };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
