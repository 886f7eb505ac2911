import { AppError } from '../../../../shared/core/errors.ts';
import { fieldsToCorrect } from '../../../../shared/features/eye/eye-reports/fields-to-correct.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { mainMethod, powersOf } from '../../../../shared/features/eye/progression/series.ts';

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
