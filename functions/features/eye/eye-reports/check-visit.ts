import { AppError } from '../../../../shared/core/errors.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { fieldsToCorrect } from '../../../../shared/features/eye/eye-reports/fields-to-correct.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { mainMethod, powersOf } from '../../../../shared/features/eye/progression/series.ts';
import { futureDays } from '../../../../shared/features/eye/visit-fields/typed-texts.ts';
import { visitFields } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { dateErrors, throwFieldErrors } from '../../../platform/field-errors.ts';

/** Checks that a finished report contains a power or an axial length. @throws eye.empty */
export function checkContent(report: EyeReportFields): void {
  const { axialLength } = report;
  const hasLength = axialLength !== null && (axialLength.right !== null || axialLength.left !== null);
  if (!hasLength && mainMethod({ powers: powersOf(report) }) === null) throw new AppError('eye.empty');
}

/**
 * Rejects a visit with a missing sphere or a text that contradicts its treatment. Earlier versions stored
 * such visits.
 * @throws request.invalid with the paths of these fields
 */
export function checkStoredFields(report: EyeReportFields): void {
  const fields = fieldsToCorrect(report).map(({ path, message }) => [path.join('.'), message]);
  if (fields.length > 0) throw new AppError('request.invalid', { fields: Object.fromEntries(fields) });
}

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
