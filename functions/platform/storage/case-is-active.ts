import { AppError } from '../../../shared/core/errors.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { caseKey } from './keys.ts';
import type { Item, Write } from './write.ts';

/**
 * Checks in the transaction that the case is active when something is stored about it: it may have been
 * removed, archived or restricted since the call was authorized. After a merge, the record is still read in
 * the surviving case.
 * @throws record.missing, case.archived, case.restricted
 */
export const caseIsActive = (organization: string, caseId: string): Write => ({
  check: caseKey(organization, caseId),
  when: { text: '#status = :active', values: { ':active': 'active' } },
  onConditionFailed: refusal,
});

function refusal(existing: Item | undefined): AppError {
  if (!existing) return new AppError('record.missing');
  return new AppError(existing.status === 'restricted' ? 'case.restricted' : 'case.archived');
}

/** An archived case can be read, printed and sent, but not extended. @throws case.archived */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}
