import { measurementsOf } from '../../../../shared/features/eye/eye-reports/measurements-of.ts';
import { EyeReport, type EyeReportRow } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { eyeReportKey } from '../keys.ts';

/** Adds acuity, cornea and axial length to list rows, whose index rows do not contain them. */
export async function addMeasurements(
  table: Table,
  organization: string,
  rows: EyeReportRow[],
): Promise<EyeReportRow[]> {
  const items = await getInBatches(
    table,
    rows.map(({ id }) => eyeReportKey(organization, id)),
  );
  return rows.map((row, place) => {
    const report = EyeReport.safeParse(items[place]).data;
    return report ? { ...row, measurements: measurementsOf(report, row.method) } : row;
  });
}
