import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { IndexKeys, Key } from '../storage/key.ts';
import { caseKey } from '../storage/keys.ts';

/**
 * Returns functions that build the keys of one kind of document: of the document itself (in its case's
 * partition), of the data that a finished version prints, and of the organisation's and each author's list by
 * day.
 * @param word first part of the sort key
 * @param list part of the partition keys of the lists
 */
export function documentKeys(word: string, list: string) {
  const prefix = `${word}#`;
  const key = (o: string, id: string): Key => ({
    pk: caseKey(o, caseIdFromChildId(id)).pk,
    sk: `${prefix}${childIdSuffix(id)}`,
  });
  const lists = {
    all: (o: string) => ({ index: 'gsi1', pk: `C#${o}#${list}` }) as const,
    by: (o: string, u: string) => ({ index: 'gsi2', pk: `C#${o}#${list}BY#${u}` }) as const,
  };
  return {
    prefix,
    key,
    lists,
    ofCase: (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix }),
    /** Key of the data that a finished version prints. @param version number of that version */
    frozenKey: (o: string, id: string, version: number): Key => {
      const { pk, sk } = key(o, id);
      return { pk, sk: `PRINT#${sk}#${String(version).padStart(4, '0')}` };
    },
    /** @param date `YYYY-MM-DD` @param u id of the author */
    index: (o: string, id: string, date: string, u: string): IndexKeys => ({
      gsi1pk: lists.all(o).pk,
      gsi1sk: `${date}#${id}`,
      gsi2pk: lists.by(o, u).pk,
      gsi2sk: `${date}#${id}`,
    }),
  };
}

export type DocumentKeys = ReturnType<typeof documentKeys>;
