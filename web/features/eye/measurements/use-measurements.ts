import { useMemo } from 'react';
import type { ImportTable } from '../../../../shared/core/reading/read-table.ts';
import {
  gatherMeasurements,
  type Measurement,
} from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { type Columns, orderIn } from './columns.ts';

/** Maximum number of measurements in one check. */
export const maxChecked = 200;

/** Measurements between two days, newest first, up to the limit. */
export function useMeasurements(
  table: ImportTable,
  columns: Columns,
  { from, to }: { from: string; to: string },
): { all: Measurement[]; shown: Measurement[]; left: number } {
  const timeZone = useSession().organization?.timeZone ?? null;
  const all = useMemo(() => {
    const read = readMeasurements(table, {
      columns: columns.fields,
      dateOrder: orderIn(table, columns).order,
      timeZone,
      takesLikely: columns.takesLikely === true,
      withRefraction: columns.method !== null && columns.method !== 'none',
    });
    return gatherMeasurements(read).sort(newestFirst);
  }, [table, columns, timeZone]);
  return useMemo(() => {
    const within = all.filter(
      ({ measuredOn }) => measuredOn === null || ((!from || measuredOn >= from) && (!to || measuredOn <= to)),
    );
    return { all, shown: within.slice(0, maxChecked), left: Math.max(0, within.length - maxChecked) };
  }, [all, from, to]);
}

/** Measurements without a date come first, because the file needs a correction. */
function newestFirst(one: Measurement, other: Measurement): number {
  const day = ({ measuredOn }: Measurement) => measuredOn ?? '9999';
  return day(one) === day(other) ? 0 : day(one) < day(other) ? 1 : -1;
}
