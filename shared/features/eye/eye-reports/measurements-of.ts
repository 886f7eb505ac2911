import { planeOf } from '../optics/plane.ts';
import { exportedFields } from '../visit-fields/visit-fields.ts';
import type { EyeReport, EyeReportRow, RowMeasurements } from './schema.ts';

type Exported = Pick<EyeReport, keyof typeof exportedFields>;

/**
 * The measurements of a visit, without powers. @param method refraction whose acuity is returned; null for
 * none
 */
export function measurementsOf(report: EyeReport, method: EyeReportRow['method']): RowMeasurements {
  const { acuityNotation, refractions, prescription } = report;
  const found = method === null || method === 'prescription' ? null : refractions[method];
  const va = { right: found?.right.va ?? null, left: found?.left.va ?? null };
  const plane = method === 'prescription' ? prescription && planeOf(prescription) : method && 'spectacle';
  const names = Object.keys(exportedFields) as (keyof Exported)[];
  const exported = Object.fromEntries(names.map(name => [name, report[name]])) as unknown as Exported;
  return { acuityNotation, ...exported, va, plane };
}
