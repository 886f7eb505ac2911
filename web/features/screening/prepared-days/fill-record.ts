import type { DayRecord } from './day-format.ts';
import { fillFromSheet, type SheetRow } from './day-sheet.ts';
import { stageOf } from './record-stage.ts';

/**
 * Takes a row of the sheet into a child's answers; the tester then has to finish them. Returns the record
 * itself if the screening is finished, on this device or on the server.
 * @param begun the beginning of the screening, if it has not begun yet
 */
export function fillRecord(
  record: DayRecord,
  row: SheetRow,
  begun: NonNullable<DayRecord['begun']>,
): DayRecord {
  const stage = stageOf(record);
  if (stage === 'kept' || stage === 'received') return record;
  return {
    ...record,
    begun: record.begun ?? begun,
    values: fillFromSheet(record.values ?? begun.initial, row),
    isAbsent: false,
    mustFinish: false,
    refusal: null,
  };
}
