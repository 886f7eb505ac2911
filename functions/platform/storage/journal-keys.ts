/** Keys of journal entries and recorded reads; see the table in `keys.ts`. */

import type { IndexKeys, Key } from './keys.ts';

const month = (instant: string) => instant.slice(0, 7);

export const journalKey = (o: string | null, at: string, id: string): Key => ({
  pk: `${o === null ? 'X' : `O#${o}`}#J#${month(at)}`,
  sk: `${at}#${id}`,
});
export const journalIndex = (o: string | null, record: string, by: string, at: string): IndexKeys => {
  const keySpace = o === null ? 'X' : `O#${o}`;
  return { gsi1pk: `${keySpace}#JR#${record}`, gsi1sk: at, gsi2pk: `${keySpace}#JU#${by}`, gsi2sk: at };
};

/** Repeated reads of a record within a minute share a key. */
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

const changesAndReads = (index: 'gsi1' | 'gsi2', o: string, of: string) => ({
  changes: { index, pk: `O#${o}#J${of}` },
  reads: { index, pk: `O#${o}#R${of}` },
});
/** Journal and read ranges of an organisation: by month `yyyy-mm`, by person, or by record. */
export const auditRanges = {
  month: (o: string, of: string) => ({ changes: { pk: `O#${o}#J#${of}` }, reads: { pk: `O#${o}#R#${of}` } }),
  person: (o: string, u: string) => changesAndReads('gsi2', o, `U#${u}`),
  record: (o: string, record: string) => changesAndReads('gsi1', o, `R#${record}`),
};

/** The journal range of one record. */
export const journalOf = (o: string, record: string) =>
  ({ index: 'gsi1', pk: `O#${o}#JR#${record}` }) as const;
