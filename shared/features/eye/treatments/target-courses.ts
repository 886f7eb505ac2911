import type { Eye } from '../../../core/optics/eyes.ts';
import { targetMeant } from '../eye-reports/target-sign.ts';
import { changeSizeOf } from '../progression/change-size.ts';
import { changesOf } from '../progression/changes-of.ts';
import { lastTargetOf } from '../progression/chart-target.ts';
import { changeBeyond, contains, exceedsNoise, isStale } from '../progression/comparison-limits.ts';
import { daysPerYear } from '../progression/days.ts';
import type { Progression } from '../progression/progression.ts';
import type { SeriesVisit } from '../progression/series.ts';
import { isChosen, type PowerMethod } from '../progression/trend.ts';
import { isWithheldByRedLight } from './red-light.ts';

/**
 * Whether an eye stayed within what its target allows, got worse about as much (the difference is within noise),
 * or more; `unsure` if the difference exceeds noise, but the target is within the 95 % interval.
 */
export type TargetResult = 'less' | 'like' | 'unsure' | 'more';

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
    const since = changesOf({ visits, method }, unit, measured =>
      measured.filter(({ date }) => date >= set.date),
    );
    const isUsed = (change: Progression | null) =>
      change !== null && !isStale(change.to, newest) && !(unit === 'D' && isChosen(method));
    const own = (eye: Eye) => (isUsed(since[eye]) ? since[eye] : null);
    const changes = { right: own('right'), left: own('left') };
    const resultFor = (eye: Eye) => changes[eye] && resultOf(changes[eye], set.target, visits);
    return [{ ...set, changes, results: { right: resultFor('right'), left: resultFor('left') } }];
  });
}

const noiseOf = { D: 'diopters', mm: 'mm' } as const;

/**
 * Compares a change with a target, by the rules for every comparison: over at least 180 days, never under red
 * light, and less or more only if the difference over the whole time exceeds noise and the target is outside
 * the 95 % interval; without an interval, the first and the last measurement must differ as much, too. Null if
 * there is no steady rate, or if the target asks for less myopia.
 */
function resultOf(
  change: Progression,
  { perYear: allowed, unit }: Target,
  visits: readonly SeriesVisit[],
): TargetResult | null {
  if (allowed === null || targetMeant(allowed, unit) !== null || change.isIndicative) return null;
  if (isWithheldByRedLight(visits, change)) return null;
  if (unit === 'D' && changeSizeOf(change) === 'unsteady') return null;
  const difference = change.perYear - allowed;
  const plain = change.end - change.start - (allowed * change.days) / daysPerYear;
  if (change.interval === null && !exceedsNoise(noiseOf[unit], plain)) return 'like';
  if (!exceedsNoise(noiseOf[unit], changeBeyond(allowed, change))) return 'like';
  if (contains(change.interval, allowed)) return 'unsure';
  const isMore = unit === 'mm' ? difference > 0 : difference < 0;
  return isMore ? 'more' : 'less';
}
