import { planeOf } from '../optics/plane.ts';
import type { EyeReport, EyeReportRow, RowMeasurements } from './schema.ts';

/** Measurements of a visit except powers. @param method refraction whose acuity is returned, or null */
export function measurementsOf(report: EyeReport, method: EyeReportRow['method']): RowMeasurements {
  const { acuityNotation, axialLength, acuity, cornea, refractions, prescription } = report;
  const { binocular, accommodation, eyeHealth, sideEffects } = report;
  const found = method === null || method === 'prescription' ? null : refractions[method];
  const va = { right: found?.right.va ?? null, left: found?.left.va ?? null };
  const plane = method === 'prescription' ? prescription && planeOf(prescription) : method && 'spectacle';
  const ofStaff = { binocular, accommodation, eyeHealth, sideEffects };
  return { acuityNotation, axialLength, acuity, cornea, ...ofStaff, va, plane };
}
