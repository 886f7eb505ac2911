import { documentKeys } from '../../platform/documents/keys-of-kind.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of screenings, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'screening',
    format: 'screening',
    pk: 'C#{o}#C#{c}',
    sk: 'SCREENING#{own}',
    gsi1: ['C#{o}#SCREENINGS', '{date}#{id}'],
    gsi2: ['C#{o}#SCREENINGSBY#{u}', '{date}#{id}'],
    note: 'a deleted one in no index',
  },
  {
    record: 'finished version of a screening that was reopened',
    format: 'screening',
    pk: 'C#{o}#C#{c}',
    sk: 'V#SCREENING#{own}#{version}',
  },
  {
    record: 'printed content of a version of a finished screening',
    format: 'frozen-screening',
    pk: 'C#{o}#C#{c}',
    sk: 'PRINT#SCREENING#{own}#{version}',
    note: 'never written over',
  },
  {
    record: 'draft of a screening, by tester and day',
    holds: 'marker',
    pk: 'C#{o}#C#{c}',
    sk: 'SCREENDRAFT#{u}#{date}',
  },
  { record: 'norms of screenings', format: 'screening-norms', pk: 'O#{o}', sk: 'SCREENINGNORMS' },
  { record: 'rules of screenings', format: 'screening-rules', pk: 'O#{o}', sk: 'SCREENINGRULES' },
];

export const screeningKeys = documentKeys('SCREENING', 'SCREENINGS');
export const {
  key: screeningKey,
  frozenKey: frozenScreeningKey,
  ofCase: screeningsOf,
  lists: screeningList,
} = screeningKeys;

/** @param o organisation @param c case @param u user who typed the draft @param date `YYYY-MM-DD` */
export const screeningDraftKey = (o: string, c: string, u: string, date: string): Key => ({
  pk: caseKey(o, c).pk,
  sk: `SCREENDRAFT#${u}#${date}`,
});

export const screeningNormsKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'SCREENINGNORMS' });
export const screeningRulesKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'SCREENINGRULES' });
