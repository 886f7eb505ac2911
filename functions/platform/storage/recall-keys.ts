import { caseKey, gsi1Keys, type Key } from './keys.ts';

export const recallList = (o: string) => ({ index: 'gsi1', pk: `C#${o}#RECALL` }) as const;
/** @param due `YYYY-MM-DD` */
export const recallIndex = (o: string, c: string, due: string) => gsi1Keys(recallList(o).pk, `${due}#${c}`);
export const recallKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'RECALL' });
