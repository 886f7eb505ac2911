import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { listClasses } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { ClassChildrenStore } from './class-children-store.ts';
import { ClassesStore } from './classes-store.ts';
import { viewerOf } from './open-class.ts';

export const searchClassesHandler: Handler<typeof classes.searchClasses> = async (
  { status, caseId, ...filters },
  context,
) => {
  const { actor, scope, openStore } = context;
  const children = openStore(ClassChildrenStore);
  const [rows, seen, child] = await Promise.all([
    openStore(ClassesStore).list(status),
    scope === 'organization' ? undefined : children.assignedTo(actor.id),
    caseId === null ? undefined : children.readCases([caseId], viewerOf(context)),
  ]);
  const viewer = { id: actor.id, role: actor.role, scope, isSeen: (id: string) => seen?.has(id) ?? false };
  const caseIds = child ? [...child.values()].flatMap(idsOfCase) : null;
  return singlePage(listClasses(rows, viewer, { ...filters, caseIds }));
};
