import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { listClasses } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { nextSessions } from '../../../../shared/features/classes/sessions/next-sessions.ts';
import { maxListedDays } from '../../../../shared/features/classes/sessions/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';
import { ClassChildrenStore } from './class-children-store.ts';
import { ClassesStore } from './classes-store.ts';
import { viewerOf } from './open-class.ts';

export const searchClasses: Handler<typeof classes.searchClasses> = async (
  { status, caseId, withNext, ...filters },
  context,
) => {
  const { actor, scope, openStore, organization } = context;
  const children = openStore(ClassChildrenStore);
  const now = nowIn(organization.timeZone, context.now());
  const [rows, seen, child, sessions] = await Promise.all([
    openStore(ClassesStore).list(status),
    scope === 'organization' ? undefined : children.assignedTo(actor.id),
    caseId === null ? undefined : children.readCases([caseId], viewerOf(context)),
    withNext ? openStore(SessionsStore).rows(now.date, daysAfter(now.date, maxListedDays - 1)) : [],
  ]);
  const viewer = { id: actor.id, role: actor.role, scope, isSeen: (id: string) => seen?.has(id) ?? false };
  const caseIds = child ? [...child.values()].flatMap(idsOfCase) : null;
  const next = nextSessions(sessions, { classes: rows, viewer, now });
  const listed = listClasses(rows, viewer, { ...filters, caseIds, today: now.date });
  return singlePage(listed.map(row => ({ ...row, next: next.get(row.id) ?? null })));
};
