import { finishedVisits } from '../progression/finished-visits.ts';
import type { EyeSeries, SeriesVisit } from '../progression/series.ts';
import type { RecallList, RecallVisit } from './recall.ts';

/** A recall, and the list in which it stands. */
export interface Recall {
  list: RecallList;
  visit: RecallVisit;
}

/**
 * The recall of a child; null before the first finished visit. What was due stays due over visits without a
 * follow-up, until one asks for another day or it is decided that no recall is needed. That decision holds
 * until the child is seen again.
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

/** The day on which a child is due; null if none is. */
export function dueOnOf(caseId: string, series: Pick<EyeSeries, 'visits' | 'recall'>): string | null {
  const recall = recallOf(caseId, series);
  return recall?.list === 'due' ? recall.visit.dueOn : null;
}
