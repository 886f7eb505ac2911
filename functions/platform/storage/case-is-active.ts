import { AppError } from '../../../shared/core/errors.ts';
import { caseKey } from './keys.ts';
import type { Item, Write } from './write.ts';

/**
 * That a case is there and active when something is stored about it: it may have been removed, archived or restricted
 * since the call was let in. One that was merged into another meanwhile is still read, there.
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
