import { AppError, type FieldErrors } from '../../shared/core/errors.ts';
import type { Case } from '../../shared/features/cases/cases/schema.ts';

/** @throws request.invalid with all wrong fields, if there are any */
export function throwFieldErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid', { fields: errors });
}

/**
 * Checks that a date is between the child's birth and today.
 * @param today in the organisation's time zone, `YYYY-MM-DD`
 * @param field path of the date in the input
 * @returns the error of this field; empty if the date is valid
 */
export function dateErrors(
  date: string,
  { birthDate }: Pick<Case, 'birthDate'>,
  today: string,
  field = 'date',
): FieldErrors {
  if (date > today) return { [field]: 'validation.future_date' };
  return birthDate !== null && date < birthDate ? { [field]: 'validation.before_birth' } : {};
}
