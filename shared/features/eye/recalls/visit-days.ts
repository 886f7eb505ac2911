import type { Case } from '../../cases/cases/schema.ts';
import { type EyeSeries, finishedVisits } from '../progression/series.ts';
import { currentNote } from './note-recall.ts';
import type { RecallRecord } from './recall.ts';
import { nextRecallOf } from './recall-of.ts';

export type VisitDays = Pick<Case, 'lastSeenOn' | 'nextDueOn' | 'bookedFor' | 'bookedTime'>;

/** The days of a child's visits that the case stores. @param noted the note about the child's recall */
export function visitDaysOf(
  caseId: string,
  series: Pick<EyeSeries, 'visits' | 'recall'>,
  noted: RecallRecord | null | undefined,
): VisitDays {
  const recall = nextRecallOf(caseId, series);
  const note = currentNote(recall, noted);
  return {
    lastSeenOn: finishedVisits(series.visits).at(-1)?.date ?? null,
    nextDueOn: recall.list === 'due' ? recall.visit.dueOn : null,
    bookedFor: note?.bookedFor ?? null,
    bookedTime: note?.bookedTime ?? null,
  };
}
