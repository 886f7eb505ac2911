import { type ScaleName, scaleNames } from '../evaluations/schema.ts';
import { byStart } from '../sessions/session-rules.ts';
import {
  type Absence,
  maxObservationCharacters,
  maxReportedActivities,
  maxReportedObservations,
  maxReportedPoints,
  type Progress,
  type ProgressPoint,
  type ReportedActivity,
  type Trend,
} from './progress.schema.ts';

interface Said {
  /** Id that is the same for all versions of a published activity. */
  source: string;
  title: string;
  participation: number | null;
  fluency: number | null;
  observation: string;
  isShared: boolean;
}

export interface FinishedSession {
  date: string;
  start: string;
  isAbsent: boolean;
  /** Empty if no reason was given, or if the child was there. */
  absenceReason: string;
  /** In order. */
  activities: readonly Said[];
}

const trendOf = (points: readonly ProgressPoint[], scale: ScaleName): Trend | null => {
  const rated = points.flatMap(({ date, [scale]: score }) => (score === null ? [] : [{ date, score }]));
  const [first, latest] = [rated[0], rated.at(-1)];
  return first && latest ? { first, latest, count: rated.length } : null;
};

/**
 * Computes a child's attendance and progress over the sessions of a period.
 * @param leftOut number of sessions without a finished evaluation
 */
export function summarizeProgress(finished: readonly FinishedSession[], leftOut: number): Progress {
  const sessions = finished.toSorted(byStart);
  const present = sessions.filter(({ isAbsent }) => !isAbsent);
  const activities = activitiesOf(present);
  const shared = present.flatMap(({ date, activities: all }) =>
    all.flatMap(({ title, observation, isShared }) =>
      isShared && observation !== '' ? [{ date, activity: title, text: observation }] : [],
    ),
  );
  const observations = latestWithin(shared);
  return {
    attended: present.length,
    missed: sessions.length - present.length,
    leftOut,
    activities: activities.slice(0, maxReportedActivities),
    moreActivities: Math.max(0, activities.length - maxReportedActivities),
    observations,
    moreObservations: shared.length - observations.length,
  };
}

/** The sessions that a child missed, in order of time, with the reasons that were recorded. */
export const absencesOf = (finished: readonly FinishedSession[]): Absence[] =>
  finished
    .filter(({ isAbsent }) => isAbsent)
    .map(({ date, start, absenceReason: reason }) => ({ date, start, reason }))
    .toSorted(byStart);

/** The activities in which the child was rated, in the order of the first ratings. */
function activitiesOf(present: readonly FinishedSession[]): ReportedActivity[] {
  const found = new Map<string, { title: string; points: ProgressPoint[] }>();
  for (const { date, activities } of present)
    for (const { source, title, participation, fluency } of activities) {
      if (participation === null && fluency === null) continue;
      const points = [...(found.get(source)?.points ?? []), { date, participation, fluency }];
      found.set(source, { title, points });
    }
  return [...found.values()].map(({ title, points }) => {
    const [participation = null, fluency = null] = scaleNames.map(scale => trendOf(points, scale));
    return { title, participation, fluency, points: points.slice(-maxReportedPoints) };
  });
}

/** The latest observations for which a report has room, in chronological order. */
function latestWithin<Observation extends { text: string }>(said: readonly Observation[]): Observation[] {
  let characters = 0;
  const kept: Observation[] = [];
  for (const one of said.toReversed()) {
    characters += one.text.length;
    if (kept.length === maxReportedObservations || characters > maxObservationCharacters) break;
    kept.push(one);
  }
  return kept.toReversed();
}
