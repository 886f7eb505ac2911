import { AppError } from '../../../../shared/core/errors.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { readListView } from './read-view.ts';
import { sessionRow } from './session-items.ts';
import { SessionsStore } from './sessions-store.ts';
import { showSessionsOfChild } from './show-sessions-of-child.ts';

/** @throws record.missing if the child is not in the session */
export const getSessionOfCase: Handler<typeof classSessions.getSessionOfCase> = async (
  { sessionId, caseId },
  context,
) => {
  const { records, openStore } = context;
  const record = await openStore(SessionsStore).get(sessionId);
  if (!record) throw new AppError('record.missing');
  const row = { ...sessionRow(record), removedAt: record.removedAt };
  const view = await readListView(context, [{ ...row, caseIds: [] }]);
  const participants = view.participants(row);
  const named = [caseId, ...idsOfCase(records.case)].find(id => participants.has(id));
  const [found] = named ? await showSessionsOfChild([{ row, caseId: named }], view, context) : [];
  if (!found) throw new AppError('record.missing');
  return found;
};
