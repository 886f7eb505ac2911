import { AppError, type FieldErrors } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/schema.ts';

/**
 * The visit must be between birth and today; return, follow-up and the end of a prescription not
 * before the visit.
 * @param today where the organisation is, `YYYY-MM-DD`
 * @throws request.invalid naming every wrong field
 */
export function checkDates(fields: EyeReportFields, { birthDate }: Case, today: string): void {
  const { date, returnBy, followUp, prescription } = fields;
  const expiresOn = prescription?.expiresOn ?? null;
  const wrong: FieldErrors = {};
  if (date > today) wrong.date = 'validation.future_date';
  else if (birthDate !== null && date < birthDate) wrong.date = 'validation.before_birth';
  if (returnBy !== null && returnBy < date) wrong.returnBy = 'validation.before_visit';
  if (followUp !== null && followUp < date) wrong.followUp = 'validation.before_visit';
  if (expiresOn !== null && expiresOn < date) wrong['prescription.expiresOn'] = 'validation.before_visit';
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
}
