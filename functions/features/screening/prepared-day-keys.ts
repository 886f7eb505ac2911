import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of devices prepared for a screening day, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'device prepared for screening without a network',
    format: 'prepared-day',
    pk: 'C#{o}#DAYS',
    sk: 'DAY#{day}',
    note: 'TTL, 30 days after its end',
  },
];

export const preparedDayKey = (o: string, id: string): Key => ({ pk: `C#${o}#DAYS`, sk: `DAY#${id}` });
export const preparedDaysOf = (o: string) => ({ pk: `C#${o}#DAYS`, prefix: 'DAY#' });
