import { caseKey, type Key, listedAt } from './keys.ts';

export const recallList = (o: string) => ({ index: 'gsi1', pk: `C#${o}#RECALL` }) as const;
/** @param due `YYYY-MM-DD` */
export const recallIndex = (o: string, c: string, due: string) => listedAt(recallList(o).pk, `${due}#${c}`);
export const recallKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'RECALL' });
