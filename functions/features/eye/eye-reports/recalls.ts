import { AppError } from '../../../../shared/core/errors.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { dueVisitOf, type RecallRecord } from '../../../../shared/features/eye/recalls/recall.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { authorOf } from './author-of.ts';
import { checkActive } from './check-active.ts';
import { recallRowOf } from './recall-search.ts';

export const searchRecallsHandler: Handler<typeof eyeReports.searchRecalls> = async (
  search,
  { actor, scope, eye },
) => {
  const { page, place } = readPageCursor(search.cursor);
  const viewer = { id: actor.id, scope };
  const { rows, next } = await eye.findRecalls({ ...search, cursor: place }, viewer);
  return cursorPage(rows, { page, perPage: search.limit, next, total: null });
};

/** @throws record.missing if that visit is no longer the one that is due; version.conflict if it was noted meanwhile */
export const noteRecallHandler: Handler<typeof eyeReports.noteRecall> = async (
  { caseId, reportId, state, bookedFor, notedAt },
  { actor, records, eye, now },
) => {
  checkActive(records.case);
  const due = dueVisitOf(caseId, records.eyeSeries);
  if (due?.reportId !== reportId) throw new AppError('record.missing');
  const at = new Date(now()).toISOString();
  const noted: RecallRecord = {
    caseId,
    reportId,
    state,
    bookedFor: state === 'booked' ? bookedFor : null,
    by: authorOf(actor),
    at,
  };
  const rowOf = (record: RecallRecord) => recallRowOf(due, records.case, record);
  return eye.noteRecall(noted, notedAt, rowOf);
};
