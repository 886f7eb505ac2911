import { AppError } from '../../../../shared/core/errors.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { mainMethod, visitOf } from '../../../../shared/features/eye/progression/series.ts';

/**
 * A report that is no draft, or becomes none, holds a power or an eye length.
 * @throws eye.empty
 */
export function checkContent(report: EyeReport): void {
  const { axialLength } = report;
  const hasLength = axialLength !== null && (axialLength.right !== null || axialLength.left !== null);
  if (!hasLength && mainMethod(visitOf(report)) === null) throw new AppError('eye.empty');
}
