import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';

/** @throws tree-entry.not-own */
export function checkOwn({ author }: TreeEntry, { id, role }: Pick<MemberRecord, 'id' | 'role'>): void {
  if (role !== 'admin' && author.id !== id) throw new AppError('tree-entry.not-own');
}

/**
 * @param today in the organisation's time zone, `YYYY-MM-DD`
 * @throws request.invalid for a date before birth or after today
 */
export function checkDates(
  { date, evidence }: Pick<TreeEntry, 'date' | 'evidence'>,
  child: Pick<Case, 'birthDate'>,
  today: string,
): void {
  throwFieldErrors({
    ...dateErrors(date, child, today),
    ...(evidence && dateErrors(evidence.date, child, today, 'evidence.date')),
  });
}
