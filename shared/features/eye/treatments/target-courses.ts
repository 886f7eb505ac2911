import type { Eye } from '../../../core/optics/eyes.ts';
import { targetMeant } from '../eye-reports/target-sign.ts';
import { changeSizeOf } from '../progression/change-size.ts';
import { changesOf } from '../progression/changes-of.ts';
import { lastTargetOf } from '../progression/chart-target.ts';
import { changeBeyond, contains, exceedsNoise, isStale } from '../progression/comparison-limits.ts';
import { daysPerYear } from '../progression/days.ts';
import { isReshaped } from '../progression/orthokeratology.ts';
import type { Progression } from '../progression/progression.ts';
import { orthokeratologyOf, type SeriesVisit } from '../progression/series.ts';
import { isChosen, type PowerMethod } from '../progression/trend.ts';
import { comparableWithLast, isWithheldByRedLight } from './red-light.ts';

/**
 * Whether an eye stayed within what its target allows, got worse about as much (the difference is within noise),
 * or more; `unsure` if the difference exceeds noise, but the target is within the 95 % interval.
 */
export type TargetResult = 'less' | 'like' | 'unsure' | 'more';

/**
 * Why an eye is not compared with its target: red light, a target that sets no upper limit, less than 180
 * days, no steady rate; or no change since the target was set, because the last one ended over a year ago,
 * only prescribed powers are shown, lenses shape the cornea, or the eye was not measured twice in the same
 * way.
 */
export type TargetMismatch =
  | 'redLight'
  | 'limit'
  | 'span'
  | 'unsteady'
  | 'stale'
  | 'chosen'
  | 'reshaped'
  | 'pair';

type Target = NonNullable<SeriesVisit['target']>;

/** A numeric target with the change of each eye since the day on which it was set. */
export interface TargetCourse {
  /** Day on which the target was set, `YYYY-MM-DD`. */
  date: string;
  target: Target;
  /** Null for an eye that was not measured twice since, or whose change ended over a year before the last visit. */
  changes: Record<Eye, Progression | null>;
  /** Null for an eye whose change is not compared with the target. */
  results: Record<Eye, TargetResult | null>;
  /** Null for an eye whose change is compared with the target. */
  mismatches: Record<Eye, TargetMismatch | null>;
}

/**
 * The last target in each unit that was set before the last visit, and how each eye changed since then.
 * @param visits finished visits of the child, the earliest first
 * @param method prescribed powers and those of worn glasses are chosen, so they are never a result
 */
export function targetCoursesOf(visits: readonly SeriesVisit[], method: PowerMethod): TargetCourse[] {
  const newest = visits.at(-1)?.date ?? '';
  return (['D', 'mm'] as const).flatMap(unit => {
    const set = lastTargetOf(visits.slice(0, -1), unit);
    if (!set) return [];
    const isSince = ({ date }: { date: string }) => date >= set.date;
    const since = changesOf({ visits, method }, unit, measured => measured.filter(isSince));
    const comparable = changesOf({ visits, method }, unit, measured =>
      comparableWithLast(visits, measured.filter(isSince)),
    );
    const eyeOf = (eye: Eye) => {
      const change = comparable[eye] ?? since[eye];
      const unused = whyUnused(change, { unit, method, visits, newest });
      if (change === null || unused !== null) return { change: null, result: null, mismatch: unused };
      const mismatch = mismatchOf(change, set.target, visits);
      return { change, mismatch, result: mismatch === null ? resultOf(change, set.target) : null };
    };
    const { right, left } = { right: eyeOf('right'), left: eyeOf('left') };
    return [
      {
        ...set,
        changes: { right: right.change, left: left.change },
        results: { right: right.result, left: left.result },
        mismatches: { right: right.mismatch, left: left.mismatch },
      },
    ];
  });
}

interface Measured {
  unit: 'D' | 'mm';
  method: PowerMethod;
  visits: readonly SeriesVisit[];
  /** Day of the last visit. */
  newest: string;
}

/** Why there is no change of an eye to compare with a target; null if there is one. */
function whyUnused(
  change: Progression | null,
  { unit, method, visits, newest }: Measured,
): TargetMismatch | null {
  if (unit === 'D' && isChosen(method)) return 'chosen';
  if (unit === 'D' && isReshaped(newest, orthokeratologyOf(visits))) return 'reshaped';
  if (change === null) return 'pair';
  return isStale(change.to, newest) ? 'stale' : null;
}

/** Why the change of an eye is not compared with a target, by the rules for every comparison. */
function mismatchOf(
  change: Progression,
  { perYear: allowed, unit }: Target,
  visits: readonly SeriesVisit[],
): TargetMismatch | null {
  if (isWithheldByRedLight(visits, change)) return 'redLight';
  if (allowed === null || targetMeant(allowed, unit) !== null) return 'limit';
  if (change.isIndicative) return 'span';
  return unit === 'D' && changeSizeOf(change) === 'unsteady' ? 'unsteady' : null;
}

const noiseOf = { D: 'diopters', mm: 'mm' } as const;

/**
 * Compares a change with a target: less or more only if the difference over the whole time exceeds noise and
 * the target is outside the 95 % interval; without an interval, the first and the last measurement must
 * differ as much, too.
 */
function resultOf(change: Progression, { perYear, unit }: Target): TargetResult {
  const allowed = perYear ?? 0;
  const difference = change.perYear - allowed;
  const plain = change.end - change.start - (allowed * change.days) / daysPerYear;
  if (change.interval === null && !exceedsNoise(noiseOf[unit], plain)) return 'like';
  if (!exceedsNoise(noiseOf[unit], changeBeyond(allowed, change))) return 'like';
  if (contains(change.interval, allowed)) return 'unsure';
  const isMore = unit === 'mm' ? difference > 0 : difference < 0;
  return isMore ? 'more' : 'less';
}
