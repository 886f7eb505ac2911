import type { ClassEvaluations, ClassSession } from './schema.ts';
import { type Means, meansOf, type ScorePoint } from './score-means.ts';

type Child = ClassSession['children'][number];

export interface SessionSummary {
  present: number;
  absent: number;
  /** Mean scores over all present children whom the caller may see. */
  means: Means;
}

export const isThere = ({ isAbsent }: Pick<Child, 'isAbsent'>): boolean => !isAbsent;

/** The numbers of present and absent children in a session, and the mean scores of the present ones. */
export function summaryOf({ children }: Pick<ClassSession, 'children'>): SessionSummary {
  const there = children.filter(isThere);
  return {
    present: there.length,
    absent: children.length - there.length,
    means: meansOf(there.flatMap(({ activities }) => activities)),
  };
}

/** Points of the chart of a class, one per session, the earliest first. */
export const classPoints = (sessions: readonly ClassSession[]): ScorePoint[] =>
  sessions
    .map(session => ({ key: session.sessionId, date: session.date, means: summaryOf(session).means }))
    .toReversed();

export function joinAnswers(
  answers: readonly ClassEvaluations[],
): Pick<ClassEvaluations, 'data' | 'children'> {
  const children = answers.flatMap(answer => answer.children);
  return {
    data: answers.flatMap(({ data }) => data),
    children: [...new Map(children.map(child => [child.id, child])).values()],
  };
}

/**
 * A line of an exported table: a child's rating in one activity, or a child without ratings in the session.
 */
export interface ExportLine {
  session: ClassSession;
  child: Child;
  activity: { title: string; rated: Child['activities'][number] } | null;
}

export const exportLines = (sessions: readonly ClassSession[]): ExportLine[] =>
  sessions.flatMap(session =>
    session.children.flatMap((child): ExportLine[] => {
      const rated = session.activities.flatMap(({ id, title }) => {
        const found = child.activities.find(({ activityId }) => activityId === id);
        return found ? [{ session, child, activity: { title, rated: found } }] : [];
      });
      return rated.length > 0 ? rated : [{ session, child, activity: null }];
    }),
  );
