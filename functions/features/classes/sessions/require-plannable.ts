import { AppError } from '../../../../shared/core/errors.ts';
import type { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { maxWrites } from '../../../platform/storage/commit.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { classKey } from '../class-keys.ts';
import type { SessionView } from './session-view.ts';

interface About {
  classIds: readonly string[];
  caseIds: readonly string[];
}

/** Checks that the caller may see these classes and children. @throws record.missing */
export function requireSeen(view: SessionView, { classIds, caseIds }: About): void {
  const isSeen = classIds.every(id => view.classOf(id)) && caseIds.every(id => view.known.cases.has(id));
  if (!isSeen) throw new AppError('record.missing');
}

/**
 * Checks that the caller may plan sessions for these classes and children.
 * @throws record.missing, class.archived, case.archived, case.restricted
 */
export function requirePlannable(view: SessionView, { classIds, caseIds }: About): void {
  for (const id of classIds) {
    const found = view.classOf(id);
    if (!found || found.removedAt !== null) throw new AppError('record.missing');
    if (found.archivedAt !== null) throw new AppError('class.archived');
  }
  for (const id of caseIds) {
    const child = view.known.cases.get(id);
    if (!child) throw new AppError('record.missing');
    if (child.status === 'archived') throw new AppError('case.archived');
    if (child.status === 'restricted') throw new AppError('case.restricted');
  }
}

/**
 * The write that counts a planned session on its class. If the class is removed at the same time, one of the
 * two transactions fails.
 */
export const planWrite = (
  organization: string,
  { id, archivedAt }: Pick<StoredClass, 'id' | 'archivedAt'>,
): Write => ({
  update: classKey(organization, id),
  add: { plans: 1 },
  when: {
    text: '#archivedAt = :archivedAt AND #removedAt = :none',
    values: { ':archivedAt': archivedAt, ':none': null },
  },
  onConditionFailed: () => new ConflictError(),
});

/**
 * Writes that make a transaction fail unless the classes and children of its sessions are still active. Only
 * as many children are checked as fit into the transaction.
 * @param otherWrites number of other writes in the transaction
 */
export function planningWrites(
  { known }: SessionView,
  { classIds, caseIds }: About,
  { organization, otherWrites }: { organization: string; otherWrites: number },
): Write[] {
  const ids = new Set(caseIds.flatMap(id => known.cases.get(id)?.id ?? []));
  const ofClasses = classIds.map(id => planWrite(organization, { id, archivedAt: null }));
  const ofChildren = [...ids].map(
    (id): Write => ({ ...caseIsActive(organization, id), onConditionFailed: () => new ConflictError() }),
  );
  return [...ofClasses, ...ofChildren.slice(0, Math.max(0, maxWrites - otherWrites - ofClasses.length))];
}
