import { AppError } from '../../../shared/core/errors.ts';
import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import { caseKey } from './keys.ts';
import type { Item, Write } from './write.ts';

/**
 * A check for the transaction that stores a record about a case: the case must still be active. After the
 * request was authorized, somebody may have removed, archived or restricted it. The check accepts a case that
 * was merged meanwhile, because its records are read with the surviving case.
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

/** Rejects additions to an archived case, which users can only read, print and send. @throws case.archived */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}
