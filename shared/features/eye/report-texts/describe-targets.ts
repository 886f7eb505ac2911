import { eyes } from '../../../core/optics/eyes.ts';
import { isMeasurable } from '../optics/axial-length.ts';
import { lastTargetOf } from '../progression/chart-target.ts';
import { isStale } from '../progression/comparison-limits.ts';
import type { Progression } from '../progression/progression.ts';
import type { SeriesVisit } from '../progression/series.ts';
import { isChosen } from '../progression/trend.ts';
import { isOnRedLight } from '../treatments/red-light.ts';
import { sayTarget } from './change-words.ts';
import { changesOf, describeSpans, type SinceLast } from './describe-since-last.ts';
import type { ReportTexts } from './report-text-types.ts';

interface Targets extends SinceLast {
  /** Whether to describe the length of the eyes too, not only their power. */
  hasLength: boolean;
}

/** Describes the numeric target that a visit sets, as its form announces. Null if the visit sets none. */
export function describeNewTarget(
  texts: ReportTexts,
  { date, target }: Pick<SeriesVisit, 'date' | 'target'>,
  { hasLength, dayOf }: Pick<Targets, 'hasLength' | 'dayOf'>,
): string | null {
  if (!target || target.perYear === null || (target.unit === 'mm' && !hasLength)) return null;
  return texts.target(sayTarget(texts.changes, { ...target, text: null }), dayOf(date));
}

/**
 * Describes each target that was set before the last visit, and how the eyes have changed since then. The
 * text does not say whether a target was met. It leaves out prescribed powers, and changes that ended more
 * than a year before the last visit. Empty if nothing was measured twice since a target was set.
 */
export function describeTargets(texts: ReportTexts, { hasLength, ...since }: Targets): string[] {
  const { visits, method, dayOf } = since;
  const newest = visits.at(-1)?.date ?? '';
  const isRecent = (change: Progression | null) => (change && !isStale(change.to, newest) ? change : null);
  return (['D', 'mm'] as const).flatMap(unit => {
    const set = lastTargetOf(visits.slice(0, -1), unit);
    if (!set || (unit === 'mm' ? !hasLength : isChosen(method))) return [];
    const found = changesOf(since, unit, measured => measured.filter(({ date }) => date >= set.date));
    const changes = { right: isRecent(found.right), left: isRecent(found.left) };
    const said = describeSpans(texts, changes, { ...since, unit, hasRate: true });
    if (said.length === 0) return [];
    const { space, choroid } = texts.sentence;
    const isShorter = eyes.some(eye => {
      const { start, end } = changes[eye] ?? { start: 0, end: 0 };
      return unit === 'mm' && end < start && isMeasurable(end - start);
    });
    const target = texts.target(sayTarget(texts.changes, { ...set.target, text: null }), dayOf(set.date));
    return [target, ...said].join(space) + (isShorter && isOnRedLight(visits) ? choroid : '');
  });
}
