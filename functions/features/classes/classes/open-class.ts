import type { CaseViewer } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { mayChangeClass, maySeeClass } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { Class, StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { childIdsOn } from '../../../../shared/features/classes/classes/stays.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { OrganizationContext } from '../../../composition/context.ts';
import { ClassChildrenStore } from './class-children-store.ts';
import { ClassesStore } from './classes-store.ts';
import { showClass } from './show-class.ts';

type Context = Pick<OrganizationContext, 'actor' | 'scope' | 'openStore' | 'organization' | 'now'>;

/** A class, and those cases of its children that the caller may see, by the case ids stored in the class. */
export interface OpenClass {
  record: StoredClass;
  cases: Map<string, Case>;
  show: (record: StoredClass) => Class;
}

export const viewerOf = ({
  actor: { id, role },
  scope,
}: Pick<Context, 'actor' | 'scope'>): CaseViewer & { role: typeof role } => ({
  id,
  role,
  scope,
});

/**
 * Reads a class with its children, because the caller's access to the class depends on them.
 * @param moreIds ids of further cases to read
 * @throws record.missing if the caller cannot see the class, or it was removed
 */
export async function openClass(
  id: string,
  context: Context,
  { moreIds = [], isRemovedToo = false }: { moreIds?: readonly string[]; isRemovedToo?: boolean } = {},
): Promise<OpenClass> {
  const record = await context.openStore(ClassesStore).get(id);
  if (!record || (record.removedAt !== null && !isRemovedToo)) throw new AppError('record.missing');
  return openRead(record, context, moreIds);
}

/** Checks access to a class that has already been read. @throws record.missing */
export async function openRead(
  record: StoredClass,
  context: Context,
  moreIds: readonly string[] = [],
): Promise<OpenClass> {
  const viewer = viewerOf(context);
  const ids = [...record.stays.map(({ caseId }) => caseId), ...moreIds];
  const cases = await context.openStore(ClassChildrenStore).readCases(ids, viewer);
  const childIds = childIdsOn(record.stays, todayIn(context.organization.timeZone, context.now()));
  const isVisible = maySeeClass({ ...record, childIds }, { ...viewer, isSeen: caseId => cases.has(caseId) });
  if (!isVisible) throw new AppError('record.missing');
  return { record, cases, show: shown => showClass(shown, cases) };
}

/** Opens a class that the caller may change. @throws record.missing, class.not-own */
export async function openOwnClass(...of: Parameters<typeof openClass>): Promise<OpenClass> {
  const opened = await openClass(...of);
  if (!mayChangeClass(opened.record, of[1].actor)) throw new AppError('class.not-own');
  return opened;
}

/** @throws class.archived */
export function requireActive({ archivedAt }: StoredClass): void {
  if (archivedAt !== null) throw new AppError('class.archived');
}
