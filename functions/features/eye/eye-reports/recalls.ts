import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { nextRecallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { recallSavedAt } from '../../../../shared/features/eye/recalls/recall-saved-at.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import { withPhotos } from '../../../platform/documents/with-photos.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { VisitTimesStore } from '../treatments/visit-times-store.ts';
import { EyeStore } from './eye-store.ts';
import { recallRowOf } from './recall-search.ts';
import type { RecallRowOf } from './recall-write.ts';

export const searchRecalls: Handler<typeof eyeReports.searchRecalls> = async (
  search,
  { organization, actor, scope, files, openStore, now },
) => {
  const { page, place } = readPageCursor(search.cursor);
  const viewer = { id: actor.id, scope };
  const { timeZone } = organization;
  const today = todayIn(timeZone, now());
  const { rows, next, read } = await openStore(EyeStore).findRecalls(
    { ...search, today, timeZone, cursor: place },
    viewer,
  );
  return cursorPage(await withPhotos(rows, files), { page, perPage: search.limit, next, total: null, read });
};

export const getRecall: Handler<typeof eyeReports.getRecall> = async (_, { records, openStore }) => {
  const recall = nextRecallOf(records.case.id, records.eyeSeries);
  const row = recallRowOf(recall, records.case, records.recall);
  const visitsSavedAt = await openStore(VisitTimesStore).lastSaved(idsOfCase(records.case));
  return { ...row, savedAt: recallSavedAt(row, visitsSavedAt, records.case.createdAt) };
};

/**
 * @throws request.invalid for a booking without a day, or for a past day; record.missing if the recall now
 * belongs to another visit; version.conflict if the note would replace a note that the caller has not seen
 */
export const noteRecall: Handler<typeof eyeReports.noteRecall> = async (
  { caseId: _, reportId, state, bookedFor, bookedTime, callNote, againOn, notedAt },
  { organization, actor, records, openStore, now },
) => {
  checkActive(records.case);
  const today = todayIn(organization.timeZone, now());
  const at = new Date(now()).toISOString();
  const known = { series: records.eyeSeries, recall: records.recall };
  const change = {
    reportId,
    state,
    bookedFor,
    bookedTime,
    callNote,
    againOn,
    by: authorOf(actor),
    at,
    notedAt,
    today,
  };
  const rowOf: RecallRowOf = (recall, noted) => recallRowOf(recall, records.case, noted);
  return openStore(EyeStore).noteRecall(records.case.id, known, change, rowOf);
};

/** @throws version.conflict if there is a later note, or the note was already undone */
export const undoRecallNote: Handler<typeof eyeReports.undoRecallNote> = async (
  { revision },
  { actor, records, openStore, now },
) => {
  const known = { series: records.eyeSeries, recall: records.recall };
  const undo = { revision, by: authorOf(actor), at: new Date(now()).toISOString() };
  const rowOf: RecallRowOf = (recall, noted) => recallRowOf(recall, records.case, noted);
  return openStore(EyeStore).undoRecallNote(records.case.id, known, undo, rowOf);
};
