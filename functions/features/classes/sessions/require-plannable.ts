import { AppError } from '../../../../shared/core/errors.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { classKey } from '../class-keys.ts';
import type { SessionView } from './session-view.ts';

/** That the caller may plan for classes and children. @throws record.missing, class.archived, case.archived, case.restricted */
export function requirePlannable(
  view: SessionView,
  { classIds, caseIds }: { classIds: readonly string[]; caseIds: readonly string[] },
): void {
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
