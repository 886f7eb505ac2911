import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { byStart } from '../../../../shared/features/classes/sessions/session-rules.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { pageOfDays } from './page-of-days.ts';
import { readListView } from './read-view.ts';
import type { SessionView } from './session-view.ts';
import { SessionsStore } from './sessions-store.ts';
import { showSessionRow } from './show-session.ts';

export const searchSessions: Handler<typeof classSessions.searchSessions> = async (
  { from, to, isMine, ownerId, classId, caseId, activityId },
  context,
) => {
  const rows = await context.openStore(SessionsStore).rows(from, to);
  const view = await readListView(context, rows, caseId === null ? [] : [caseId]);
  const seen = rows
    .filter(row => !isMine || row.owner.id === context.actor.id)
    .filter(row => ownerId === null || row.owner.id === ownerId)
    .filter(
      row => classId === null || (row.classIds.includes(classId) && view.classOf(classId) !== undefined),
    )
    .filter(row => caseId === null || hasChild(row, caseId, view))
    .filter(row => view.maySee(row));
  const matching = activityId === null ? seen : await withActivity(seen, activityId, context);
  const partly = matching.filter(({ evaluated }) => evaluated === 'partly');
  const progress =
    partly.length === 0
      ? undefined
      : await (await import('../evaluations/read-progress-of-rows.ts')).readProgressOfRows(
          partly,
          view,
          context,
        );
  return pageOfDays(
    matching.toSorted(byTime).map(row => {
      const known = progress?.get(row.id);
      return { ...showSessionRow(row, view), ...(known && { progress: known }) };
    }),
  );
};

async function withActivity(
  rows: readonly StoredSessionRow[],
  activityId: string,
  { openStore }: Pick<OrganizationContext, 'openStore'>,
): Promise<StoredSessionRow[]> {
  const { activitySourceOf } = await import(
    '../../../../shared/features/courses/published-courses/schema.ts'
  );
  const source = activitySourceOf(activityId);
  const ids = rows.flatMap(({ id, activities }) => (activities > 0 ? id : []));
  const sessions = await openStore(SessionsStore).getAll(ids);
  const found = new Set(
    sessions.flatMap(({ id, activities }) =>
      activities.some(activity => activity.source === source) ? id : [],
    ),
  );
  return rows.filter(({ id }) => found.has(id));
}

/** Whether the child takes part, under any id of its merged cases, and the caller may see the child. */
function hasChild(row: StoredSessionRow, caseId: string, view: SessionView): boolean {
  const child = view.known.cases.get(caseId);
  if (!child) return false;
  const ids = idsOfCase(child);
  return [...view.participants(row).keys()].some(id => ids.includes(id));
}

const byTime = (one: StoredSessionRow, other: StoredSessionRow): number =>
  byStart(one, other) || one.end.localeCompare(other.end) || one.id.localeCompare(other.id);
