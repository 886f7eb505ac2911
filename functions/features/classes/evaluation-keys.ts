import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import type { Key } from '../../platform/storage/key.ts';
import { caseKey, type KeyRow, versionKey } from '../../platform/storage/keys.ts';

/** Table keys of evaluations, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'evaluation of a child in a session',
    format: 'evaluation',
    pk: 'C#{o}#C#{c}',
    sk: 'EVAL#{own}',
    note: 'own: from the id of the session',
  },
  {
    record: 'change of an evaluation',
    format: 'evaluation-change',
    pk: 'C#{o}#C#{c}',
    sk: 'V#EVAL#{own}#{version}',
    note: 'never written over',
  },
  {
    record: 'meaning of the numbers of evaluations',
    format: 'evaluation-scales',
    pk: 'C#{o}#CALENDAR',
    sk: 'SCALES',
  },
];

export const evaluationKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `EVAL#${childIdSuffix(id)}`,
});
export const evaluationsOf = (o: string, c: string) => ({ pk: caseKey(o, c).pk, prefix: 'EVAL#' });
export const evaluationChangeKey = (o: string, id: string, version: number): Key =>
  versionKey(evaluationKey(o, id), version);
export const evaluationScalesKey = (o: string): Key => ({ pk: `C#${o}#CALENDAR`, sk: 'SCALES' });
