import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { futureDays } from '../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';

/**
 * The visit must be between birth and today. Lab return, follow-up and the end of the prescription must not
 * be before the visit. Dates of past events must not be after today.
 * @param today in the organisation's time zone, `YYYY-MM-DD`
 * @throws request.invalid with every wrong field
 */
export function checkDates(fields: EyeReportFields, child: Pick<Case, 'birthDate'>, today: string): void {
  const { date, returnBy, followUp, prescription } = fields;
  const expiresOn = prescription?.expiresOn ?? null;
  const wrong = dateErrors(date, child, today);
  for (const path of futureDays(visitFields, fields, today)) wrong[path] = 'validation.future_date';
  if (returnBy !== null && returnBy < date) wrong.returnBy = 'validation.before_visit';
  if (followUp !== null && followUp < date) wrong.followUp = 'validation.before_visit';
  if (expiresOn !== null && expiresOn < date) wrong['prescription.expiresOn'] = 'validation.before_visit';
  throwFieldErrors(wrong);
}
