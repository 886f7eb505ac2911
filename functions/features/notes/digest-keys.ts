import type { Key } from '../../platform/storage/key.ts';
import type { KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of digests, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'digest that a family was sent',
    format: 'digest',
    pk: 'C#{o}#DIGESTS',
    sk: '{id}',
    note: 'TTL 30 d',
  },
  {
    record: 'digest that was sent or announced',
    holds: 'marker',
    pk: 'C#{o}#DIGESTRUNS',
    sk: '{date}#{what}',
    note: 'TTL 30 d',
  },
];

export const digestsOf = (o: string) => ({ pk: `C#${o}#DIGESTS` });
export const digestKey = (o: string, id: string): Key => ({ ...digestsOf(o), sk: id });
/** @param date `YYYY-MM-DD` */
export const digestRunKey = (o: string, date: string, what: string): Key => ({
  pk: `C#${o}#DIGESTRUNS`,
  sk: `${date}#${what}`,
});
