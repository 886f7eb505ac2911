import { type EyeSeries, finishedVisits, type SeriesVisit } from '../progression/series.ts';
import type { RecallList, RecallVisit } from './recall.ts';

/** A child's recall (invitation to the next visit), and the list that shows it. */
export interface Recall {
  list: RecallList;
  visit: RecallVisit;
}

/**
 * The recall of a child; null before the first finished visit. A due date stays valid after visits without a
 * follow-up, until a visit sets another date or somebody decides that no recall is needed. That decision is
 * valid until the child's next visit.
 */
export function recallOf(
  caseId: string,
  { visits, recall }: Pick<EyeSeries, 'visits' | 'recall'>,
): Recall | null {
  const finished = finishedVisits(visits);
  const last = finished.at(-1);
  if (!last) return null;
  const visitOf = ({ id, followUp }: SeriesVisit): RecallVisit => ({
    caseId,
    reportId: id,
    seenOn: last.date,
    dueOn: followUp,
  });
  const decided = recall?.notNeeded;
  const open = finished.slice(finished.findIndex(({ id }) => id === decided?.after) + 1);
  if (open.length === 0)
    return { list: 'notNeeded', visit: visitOf(finished.find(({ id }) => id === decided?.reportId) ?? last) };
  const requesting = open.findLast(({ followUp }) => followUp !== null);
  return requesting
    ? { list: 'due', visit: visitOf(requesting) }
    : { list: 'unscheduled', visit: visitOf(last) };
}
