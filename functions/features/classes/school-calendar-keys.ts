import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of the school calendar, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'school calendar', format: 'school-calendar', pk: 'C#{o}#CALENDAR', sk: 'SCHOOL' },
];

export const schoolCalendarKey = (o: string): Key => ({ pk: `C#${o}#CALENDAR`, sk: 'SCHOOL' });
