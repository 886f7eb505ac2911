import { AppError } from '../../../../shared/core/errors.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { classKey } from '../class-keys.ts';
import type { SessionView } from './session-view.ts';

interface About {
  classIds: readonly string[];
  caseIds: readonly string[];
}

/** That the caller sees classes and children, be they on a session already or not. @throws record.missing */
export function requireSeen(view: SessionView, { classIds, caseIds }: About): void {
  const isSeen = classIds.every(id => view.classOf(id)) && caseIds.every(id => view.known.cases.has(id));
  if (!isSeen) throw new AppError('record.missing');
}

/** That the caller may plan for classes and children. @throws record.missing, class.archived, case.archived, case.restricted */
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

/** That classes are still taught when a session of them is stored. */
export const classChecks = (organization: string, classIds: readonly string[]): Write[] =>
  classIds.map(id => ({
    check: classKey(organization, id),
    when: { text: '#archivedAt = :none AND #removedAt = :none', values: { ':none': null } },
    onConditionFailed: () => new ConflictError(),
  }));
