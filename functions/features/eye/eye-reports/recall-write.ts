import type { Author } from '../../../../shared/core/author.ts';
import { type BookingDetail, bookingDetail } from '../../../../shared/core/dates/booking-detail.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { type EyeSeries, finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';
import {
  changedNote,
  currentNote,
  isUnseenChange,
  keptCalls,
  type RecallChange,
  undoneNote,
} from '../../../../shared/features/eye/recalls/note-recall.ts';
import { RecallRecord, type RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { changedDecision } from '../../../../shared/features/eye/recalls/recall-decision.ts';
import { type NextRecall, nextRecallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { StaleWrite } from '../../../platform/storage/retry-on-conflict.ts';
import { type Condition, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { recallItem } from './eye-items.ts';
import { seriesWrite } from './series-write.ts';

export interface KnownRecall {
  series: EyeSeries;
  recall: RecallRecord | null;
}

export interface RecallWrites {
  act: `recall.${string}`;
  /** How the change affects a booked day; the time of a call, with which the timeline finds its note. */
  detail: BookingDetail & { calledAt?: string };
  writes: Write[];
  row: RecallRow;
}

export type RecallRowOf = (recall: NextRecall, noted: RecallRecord | null) => RecallRow;

export interface RecallUndo {
  revision: number;
  by: Author;
  at: string;
}

/**
 * Writes that record a note on a child's recall (the invitation to the next visit). If the note decides that
 * no recall is needed, or ends that decision, the series of visits changes too.
 * @throws record.missing if the recall belongs to another visit, or needs one; request.invalid for a booking without a day,
 * or for a past day; version.conflict if the note would replace a note that the caller has not seen
 */
export function noteRecallWrites(
  organization: string,
  caseId: string,
  known: KnownRecall,
  change: RecallChange,
  rowOf: RecallRowOf,
): RecallWrites {
  const recall = nextRecallOf(caseId, known.series);
  const isOther = recall.visit.reportId !== change.reportId;
  // Only a visit can need no recall.
  const isTooEarly = change.state === 'notNeeded' && recall.visit.reportId === null;
  if (isOther || isTooEarly) throw new AppError('record.missing');
  checkDays(change);
  const current = currentNote(recall, known.recall);
  if (isUnseenChange(current, change))
    throw new AppError('version.conflict', { current: rowOf(recall, known.recall) });
  const revision = (known.recall?.revision ?? 0) + 1;
  const noted = {
    ...changedNote(caseId, current, { ...change, ...furtherThan(recall, change) }, revision),
    ...keptCalls(known.recall, change),
  };
  const act = change.state === 'notNeeded' ? 'recall.not-needed' : (`recall.${change.state}` as const);
  const before = current && isBooked(current.bookedFor, change.today) ? current.bookedFor : null;
  const detail = {
    ...bookingDetail(before, noted.bookedFor),
    ...(act === 'recall.booked' && noted.bookedFor && { bookedFor: noted.bookedFor }),
    ...(act === 'recall.contacted' && { calledAt: change.at }),
  };
  return { act, detail, ...writesOf(organization, caseId, known, recall, noted, rowOf) };
}

/**
 * Writes that undo the last recall note.
 * @throws version.conflict if there is a later note, or the note was already undone
 */
export function undoRecallWrites(
  organization: string,
  caseId: string,
  known: KnownRecall,
  { revision, by, at }: RecallUndo,
  rowOf: RecallRowOf,
): RecallWrites {
  const recall = nextRecallOf(caseId, known.series);
  const current = currentNote(recall, known.recall);
  if (!current?.previous || current.revision !== revision)
    throw new AppError('version.conflict', { current: rowOf(recall, known.recall) });
  const noted = undoneNote(current, current.previous, by, at);
  const detail = bookingDetail(current.bookedFor, noted.bookedFor);
  return { act: 'recall.undone', detail, ...writesOf(organization, caseId, known, recall, noted, rowOf) };
}

/** Marks the booking of a further visit on the day of the last one, so that only another visit fulfils it. */
const furtherThan = ({ visit, last }: NextRecall, { bookedFor }: RecallChange) =>
  bookedFor !== null && visit.seenOn !== null && bookedFor <= visit.seenOn && last !== null
    ? { afterVisit: last }
    : {};

function checkDays({ state, bookedFor, againOn, today }: RecallChange): void {
  if (state === 'contacted' && againOn !== undefined && againOn < today)
    throw new AppError('request.invalid', { fields: { againOn: 'validation.past_date' } });
  if (state !== 'booked' || (bookedFor !== null && bookedFor >= today)) return;
  const wrong = bookedFor === null ? 'validation.required' : 'validation.past_date';
  throw new AppError('request.invalid', { fields: { bookedFor: wrong } });
}

function writesOf(
  organization: string,
  caseId: string,
  known: KnownRecall,
  recall: NextRecall,
  noted: RecallRecord,
  rowOf: RecallRowOf,
): Omit<RecallWrites, 'act' | 'detail'> {
  const note: Write = {
    put: recallItem(organization, noted),
    when: isAsRead(known.recall),
    onConditionFailed: item =>
      new StaleWrite<KnownRecall>({ recall: item ? RecallRecord.parse(item) : null }),
  };
  const isClosed = noted.state === 'notNeeded';
  if (isClosed === (recall.list === 'notNeeded')) return { writes: [note], row: rowOf(recall, noted) };
  const series = decide(known.series, isClosed ? noted.reportId : null);
  const writes = [note, seriesWrite(organization, caseId, known.series, series)];
  return { writes, row: rowOf(nextRecallOf(caseId, series), noted) };
}

/** The series after the decision that the visit `reportId` needs no recall. Null removes the decision. */
function decide(series: EyeSeries, reportId: string | null): EyeSeries {
  const after = finishedVisits(series.visits).at(-1)?.id;
  const notNeeded = reportId !== null && after !== undefined ? { reportId, after } : null;
  return { ...series, revision: series.revision + 1, recall: changedDecision(series.recall, notNeeded) };
}

/** Condition that the note has not changed since it was read. Notes of early versions have no revision. */
function isAsRead(read: RecallRecord | null): Condition {
  if (read === null) return isAbsent;
  return read.revision === 0
    ? { text: 'attribute_not_exists(#revision)' }
    : { text: '#revision = :revision', values: { ':revision': read.revision } };
}
