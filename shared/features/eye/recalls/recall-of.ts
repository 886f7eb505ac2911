import { type EyeSeries, finishedVisits, type SeriesVisit } from '../progression/series.ts';
import type { RecallList, RecallRow, RecallVisit } from './recall.ts';

/** A child's recall (invitation to the next visit), and the list that shows it. */
export interface Recall {
  list: RecallList;
  visit: RecallVisit;
  /** The child's last finished visit; null if it was not read, because no booking depends on it. */
  last: string | null;
}

/** Like `Recall`, also for a child who has not been seen yet. */
export interface NextRecall {
  list: RecallList;
  visit: Pick<RecallRow, 'caseId' | 'reportId' | 'seenOn' | 'dueOn'>;
  last: string | null;
}

/** The recall of a child or, before the first finished visit, one that can have a booking but is in no list. */
export const nextRecallOf = (caseId: string, series: Pick<EyeSeries, 'visits' | 'recall'>): NextRecall =>
  recallOf(caseId, series) ?? {
    list: 'unscheduled',
    visit: { caseId, reportId: null, seenOn: null, dueOn: null },
    last: null,
  };

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
  const listed = (list: RecallList, visit: SeriesVisit): Recall => ({
    list,
    visit: visitOf(visit),
    last: last.id,
  });
  if (open.length === 0)
    return listed('notNeeded', finished.find(({ id }) => id === decided?.reportId) ?? last);
  const requesting = open.findLast(({ followUp }) => followUp !== null);
  return requesting ? listed('due', requesting) : listed('unscheduled', last);
}
