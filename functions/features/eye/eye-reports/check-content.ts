import { AppError } from '../../../../shared/core/errors.ts';
import { missingSpheres } from '../../../../shared/features/eye/eye-reports/missing-spheres.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { mainMethod, powersOf } from '../../../../shared/features/eye/progression/series.ts';

/** Checks that a finished report contains a power or an axial length. @throws eye.empty */
export function checkContent(report: EyeReportFields): void {
  const { axialLength } = report;
  const hasLength = axialLength !== null && (axialLength.right !== null || axialLength.left !== null);
  if (!hasLength && mainMethod({ powers: powersOf(report) }) === null) throw new AppError('eye.empty');
}

/**
 * Rejects a visit that has a cylinder without a sphere. Earlier versions stored such visits.
 * @throws request.invalid with the paths of the missing spheres
 */
export function checkSpheres(report: EyeReportFields): void {
  const fields = missingSpheres(report).map(path => [path.join('.'), 'validation.sphere_needed']);
  if (fields.length > 0) throw new AppError('request.invalid', { fields: Object.fromEntries(fields) });
}
