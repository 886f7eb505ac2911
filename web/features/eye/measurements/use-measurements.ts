import { useMemo } from 'react';
import {
  gatherMeasurements,
  type Measurement,
} from '../../../../shared/features/eye/measurements/gather-measurements.ts';
import { readMeasurements } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { orderIn } from './columns.ts';
import { type FileGroup, methodOf, tableOfGroup } from './file-groups.ts';

/** Maximum number of measurements that the user checks at a time. */
export const maxChecked = 200;

/** Measurements of all files between two days, newest first, at most `maxChecked`. */
export function useMeasurements(
  groups: readonly FileGroup[],
  { from, to }: { from: string; to: string },
): { all: Measurement[]; shown: Measurement[]; left: number } {
  const timeZone = useSession().organization?.timeZone ?? null;
  const all = useMemo(() => {
    const isOneOfSeveral = groups.length > 1;
    const read = groups.flatMap(group => {
      const { columns } = group;
      const table = tableOfGroup(group, isOneOfSeveral);
      return readMeasurements(table, {
        columns: columns.fields,
        dateOrder: orderIn(table, columns).order,
        timeZone,
        takesLikely: columns.takesLikely === true,
        withRefraction: methodOf(groups) !== null,
      });
    });
    return gatherMeasurements(read).sort(newestFirst);
  }, [groups, timeZone]);
  return useMemo(() => {
    const within = all.filter(
      ({ measuredOn }) => measuredOn === null || ((!from || measuredOn >= from) && (!to || measuredOn <= to)),
    );
    return { all, shown: within.slice(0, maxChecked), left: Math.max(0, within.length - maxChecked) };
  }, [all, from, to]);
}

/** Sorts newest first. Measurements without a date come first, because the file needs a correction. */
function newestFirst(one: Measurement, other: Measurement): number {
  const day = ({ measuredOn }: Measurement) => measuredOn ?? '9999';
  return day(one) === day(other) ? 0 : day(one) < day(other) ? 1 : -1;
}
