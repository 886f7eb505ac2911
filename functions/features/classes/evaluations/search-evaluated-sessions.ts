import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import type { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { isFinished, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { readListView } from '../sessions/read-view.ts';
import { showSessionRow } from '../sessions/show-session.ts';
import { EvaluatedSessionsStore } from './evaluated-sessions-store.ts';

export const searchEvaluatedSessions: Handler<typeof evaluations.searchEvaluatedSessions> = async (
  { isEvaluated, limit, cursor },
  context,
) => {
  const { openStore, organization, actor, now } = context;
  const at = nowIn(organization.timeZone, now());
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await openStore(EvaluatedSessionsStore).page(actor.id, {
    ...{ until: at.date, limit, cursor: place },
    isWanted: row =>
      row.cancelled === null && isFinished(row) === isEvaluated && phaseOf(row, at) !== 'planned',
  });
  const view = await readListView(context, rows);
  const data = rows.map(row => showSessionRow(row, view));
  return cursorPage(data, { page, perPage: limit, next, total: null });
};
