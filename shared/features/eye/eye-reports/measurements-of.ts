import { planeOf } from '../optics/plane.ts';
import type { EyeReport, EyeReportRow, RowMeasurements } from './schema.ts';

/**
 * The measurements of a visit besides powers. @param method the refraction whose acuity is returned; null for
 * none
 */
export function measurementsOf(
  { acuityNotation, axialLength, acuity, cornea, refractions, prescription }: EyeReport,
  method: EyeReportRow['method'],
): RowMeasurements {
  const found = method === null || method === 'prescription' ? null : refractions[method];
  const va = { right: found?.right.va ?? null, left: found?.left.va ?? null };
  const plane = method === 'prescription' ? prescription && planeOf(prescription) : method && 'spectacle';
  return { acuityNotation, axialLength, acuity, cornea, va, plane };
}
