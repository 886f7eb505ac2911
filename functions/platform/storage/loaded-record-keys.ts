/** Keys of features' records that calls name and that are loaded before a handler runs. */

import { caseIdFromChildId, childIdSuffix } from '../../../shared/core/ids.ts';
import { eyeReportFormat, eyeSeriesFormat, jobFormat } from './formats.ts';
import type { Key } from './key.ts';
import type { KeyRow } from './key-row.ts';
import { caseKey } from './keys.ts';

/** @public Read by `lib/restore/key-rows.ts`. */
export const keyRows: KeyRow[] = [
  {
    record: 'eye report',
    format: eyeReportFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'EYE#{own}',
    gsi1: ['C#{o}#EYE', '{date}#{id}'],
    gsi2: ['C#{o}#EYEBY#{u}', '{date}#{id}'],
    note: 'a deleted one in no index',
  },
  {
    record: 'earlier version of an eye report',
    format: eyeReportFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'V#EYE#{own}#{version}',
  },
  {
    record: 'series of a child’s visits',
    format: eyeSeriesFormat,
    pk: 'C#{o}#C#{c}',
    sk: 'EYES',
    gsi1: ['C#{o}#RECALL', '{due}#{c}'],
    note: 'gsi1 where a recall is due',
  },
  { record: 'last reference number of every year', holds: 'counter', pk: 'O#{o}', sk: 'SEQ#eye' },
  {
    record: 'job (checkpoint)',
    format: jobFormat,
    pk: 'O#{o}#JOB',
    sk: '{job}',
    gsi1: ['X#JOBS', '{at}#{o}#{job}'],
    note: 'unfinished ones in gsi1',
  },
];

export const eyeReportKey = (o: string, id: string): Key => ({
  pk: caseKey(o, caseIdFromChildId(id)).pk,
  sk: `EYE#${childIdSuffix(id)}`,
});
export const eyeSeriesKey = (o: string, c: string): Key => ({ pk: caseKey(o, c).pk, sk: 'EYES' });
export const eyeSequenceKey = (o: string): Key => ({ pk: `O#${o}`, sk: 'SEQ#eye' });

export const jobKey = (o: string, job: string): Key => ({ pk: `O#${o}#JOB`, sk: job });
