import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/key-row.ts';
import type { RecordFormat } from '../../platform/storage/record-format.ts';

const calendarFormat: RecordFormat = { kind: 'school-calendar', upgrades: [] };

/** Table keys of the school calendar, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'school calendar', format: calendarFormat, pk: 'C#{o}#CALENDAR', sk: 'SCHOOL' },
];

export const schoolCalendarKey = (o: string): Key => ({ pk: `C#${o}#CALENDAR`, sk: 'SCHOOL' });
