import { documentKeys } from '../../platform/documents/keys-of-kind.ts';
import type { IndexKeys, Key } from '../../platform/storage/key.ts';
import { gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of progress reports, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'report of attendance and progress',
    format: 'progress-report',
    pk: 'C#{o}#C#{c}',
    sk: 'PROGRESS#{own}',
    gsi1: ['C#{o}#PROGRESSBY#{u}', '{id}'],
    note: 'in the index as a draft, by its author',
  },
  {
    record: 'printed content of a finished report of attendance and progress',
    format: 'frozen-progress',
    pk: 'C#{o}#C#{c}',
    sk: 'PRINT#PROGRESS#{own}',
    note: 'never written over',
  },
];

export const {
  prefix: progressReportPrefix,
  key: progressReportKey,
  ofCase: progressReportsOf,
} = documentKeys('PROGRESS', 'PROGRESS');

export const frozenProgressKey = (o: string, id: string): Key => {
  const { pk, sk } = progressReportKey(o, id);
  return { pk, sk: `PRINT#${sk}` };
};
export const progressDrafts = {
  by: (o: string, u: string) => ({ index: 'gsi1', pk: `C#${o}#PROGRESSBY#${u}` }) as const,
};
export const progressDraftIndex = (o: string, id: string, u: string): IndexKeys =>
  gsi1Keys(progressDrafts.by(o, u).pk, id);
