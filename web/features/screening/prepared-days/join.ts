import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { partsOfScreening } from '../form/screening-parts.ts';
import { type ScreeningValues, toFormValues } from '../form/screening-values.ts';
import type { DayRecord } from './day-format.ts';
import { hasValues } from './next-request.ts';

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
  return goOnFrom(record, theirs, partsOfScreening.merge(stored, mine, new Set(changedHere)));
}

export function resolve(record: DayRecord, values: ScreeningValues): DayRecord {
  return record.theirs ? { ...goOnFrom(record, record.theirs, values), refusal: null } : record;
}

/** A screening that somebody else finished stays finished, unless the values here differ. */
function goOnFrom(record: DayRecord, known: Screening, values: ScreeningValues): DayRecord {
  const isFinished = known.status !== 'draft' && hasValues(known, values);
  return {
    ...record,
    ...{ values, known, mustFinish: record.mustFinish || isFinished },
    ...{ request: null, theirs: null },
  };
}
