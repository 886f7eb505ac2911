import type { CaseEvaluation, ScaleName } from '../../../../../shared/features/classes/evaluations/schema.ts';

export interface LastScore {
  score: number;
  /** Date of the session, `YYYY-MM-DD`. */
  date: string;
}

interface Wanted {
  sessionId: string;
  /** First day to search. The search ends at `before`, the current session: `YYYY-MM-DD HH:MM`. */
  from: string;
  before: string;
  title: string;
  scale: ScaleName;
}

type Rated = Pick<CaseEvaluation, 'sessionId' | 'date' | 'start'> & {
  activities: readonly Pick<CaseEvaluation['activities'][number], 'title' | ScaleName>[];
};

/** The child's latest earlier score in an activity of the same title. @param evaluations latest first */
export function lastScoreOf(
  evaluations: readonly Rated[],
  { sessionId, from, before, title, scale }: Wanted,
): LastScore | undefined {
  for (const one of evaluations) {
    const isBefore = one.sessionId !== sessionId && `${one.date} ${one.start}` < before && one.date >= from;
    const score = isBefore ? one.activities.find(activity => activity.title === title)?.[scale] : null;
    if (score) return { score, date: one.date };
  }
  return undefined;
}
