import type { IndexKeys, Key } from './key.ts';
import type { KeyRow } from './keys.ts';

/** Table keys of the journal, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'journal = outbox = audit',
    format: 'journal-entry',
    pk: 'O#{o}#J#{month}',
    sk: '{at}#{journal}',
    gsi1: ['O#{o}#JR#{record}', '{at}'],
    gsi2: ['O#{o}#JU#{by}', '{at}'],
  },
  {
    record: 'journal of the platform',
    format: 'journal-entry',
    pk: 'X#J#{month}',
    sk: '{at}#{journal}',
    gsi1: ['X#JR#{record}', '{at}'],
    gsi2: ['X#JU#{by}', '{at}'],
  },
  {
    record: 'read of clinical data',
    format: 'audited-read',
    pk: 'O#{o}#R#{month}',
    sk: '{at}#{act}#{record}#{by}',
    gsi1: ['O#{o}#RR#{record}', '{at}'],
    gsi2: ['O#{o}#RU#{by}', '{at}'],
  },
];

const month = (instant: string) => instant.slice(0, 7);

export const journalKey = (o: string | null, at: string, journal: string): Key => ({
  pk: `${o === null ? 'X' : `O#${o}`}#J#${month(at)}`,
  sk: `${at}#${journal}`,
});
export const journalIndex = (o: string | null, record: string, by: string, at: string): IndexKeys => {
  const keySpace = o === null ? 'X' : `O#${o}`;
  return { gsi1pk: `${keySpace}#JR#${record}`, gsi1sk: at, gsi2pk: `${keySpace}#JU#${by}`, gsi2sk: at };
};

/** Key of the entry about a read. Several reads of a record by a person within a minute have the same key. */
export const readKey = (o: string, at: string, act: string, record: string, by: string): Key => ({
  pk: `O#${o}#R#${month(at)}`,
  sk: `${at.slice(0, 16)}:00.000Z#${act}#${record}#${by}`,
});
export const readIndex = (o: string, record: string, by: string, at: string): IndexKeys => ({
  gsi1pk: `O#${o}#RR#${record}`,
  gsi1sk: at,
  gsi2pk: `O#${o}#RU#${by}`,
  gsi2sk: at,
});
