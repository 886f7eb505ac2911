import { listClasses } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { singlePage } from '../../../platform/http/pagination.ts';
import { ClassChildrenStore } from './class-children-store.ts';
import { ClassesStore } from './classes-store.ts';

export const searchClassesHandler: Handler<typeof classes.searchClasses> = async (
  { status, ...filters },
  { actor, scope, openStore },
) => {
  const [rows, seen] = await Promise.all([
    openStore(ClassesStore).list(status),
    scope === 'organization' ? undefined : openStore(ClassChildrenStore).assignedTo(actor.id),
  ]);
  const viewer = { id: actor.id, role: actor.role, scope, isSeen: (id: string) => seen?.has(id) ?? false };
  return singlePage(listClasses(rows, viewer, filters));
};
