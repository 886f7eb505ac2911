import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { TreeEntry } from '../../../../shared/features/screening/tree-entries/schema.ts';

/** @throws case.archived */
export function checkActive({ status }: Pick<Case, 'status'>): void {
  if (status === 'archived') throw new AppError('case.archived');
}

/** An entry is changed by its author or an admin. @throws tree-entry.not-own */
export function checkOwn({ author }: TreeEntry, { id, role }: Pick<MemberRecord, 'id' | 'role'>): void {
  if (role !== 'admin' && author.id !== id) throw new AppError('tree-entry.not-own');
}

/**
 * The day is between birth and today.
 * @param today where the organisation is, `YYYY-MM-DD`
 * @throws request.invalid
 */
export function checkDates(
  { date, evidence }: Pick<TreeEntry, 'date' | 'evidence'>,
  { birthDate }: Pick<Case, 'birthDate'>,
  today: string,
): void {
  const faultOf = (day: string) =>
    day > today
      ? 'validation.future_date'
      : birthDate !== null && day < birthDate
        ? 'validation.before_birth'
        : null;
  const faults = { date: faultOf(date), ...(evidence && { 'evidence.date': faultOf(evidence.date) }) };
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]])),
  );
  if (Object.keys(fields).length > 0) throw new AppError('request.invalid', { fields });
}
