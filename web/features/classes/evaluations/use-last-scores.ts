import { useQuery } from '@tanstack/react-query';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { Session, SessionActivityHead } from '../../../../shared/features/classes/sessions/schema.ts';
import { caseEvaluationsQuery } from './queries.ts';
import { type LastScore, lastScoreOf } from './rules/last-score.ts';

/** Maximum age in days of an earlier score that is shown as the child's last score. */
const maxDays = 62;
const staleMs = 600_000;

export function useLastScores({ id, date, start }: Session, caseId: string, isWanted: boolean) {
  const { data } = useQuery({ ...caseEvaluationsQuery(caseId), enabled: isWanted, staleTime: staleMs });
  return (
    activity: Pick<SessionActivityHead, 'title'>,
    scale: 'participation' | 'fluency',
  ): LastScore | undefined =>
    lastScoreOf(data?.data ?? [], {
      ...{ sessionId: id, from: daysAfter(date, -maxDays), before: `${date} ${start}` },
      ...{ title: activity.title, scale },
    });
}
