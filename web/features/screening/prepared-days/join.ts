import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { partsOfScreening } from '../form/screening-parts.ts';
import { type ScreeningValues, toFormValues } from '../form/screening-values.ts';
import type { DayRecord } from './day-format.ts';

/**
 * Continues from a version of the screening that somebody else saved. Merges it if both sides changed
 * different values. Otherwise stores it in `theirs` and sends nothing until the user decides.
 */
export function joinTheirs(record: DayRecord, theirs: Screening): DayRecord {
  const mine = record.values;
  if (!mine) return { ...record, known: theirs, request: null, theirs: null };
  const before = record.known ? toFormValues(record.known) : (record.begun?.initial ?? mine);
  const stored = toFormValues(theirs);
  const changedThere = new Set(partsOfScreening.differing(stored, before));
  const changedHere = partsOfScreening.differing(mine, before);
  const differing = new Set(partsOfScreening.differing(mine, stored));
  if (changedHere.some(part => changedThere.has(part) && differing.has(part)))
    return { ...record, request: null, theirs };
  const values = partsOfScreening.merge(stored, mine, new Set(changedHere));
  return { ...record, values, known: theirs, request: null, theirs: null };
}

export function resolve(record: DayRecord, values: ScreeningValues): DayRecord {
  return record.theirs
    ? { ...record, known: record.theirs, values, theirs: null, request: null, refusal: null }
    : record;
}
