import type { Key } from '../../platform/storage/key.ts';
import { gsi1Keys, type KeyRow } from '../../platform/storage/keys.ts';

/** Table keys of jobs and notifications, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  {
    record: 'job (checkpoint)',
    format: 'job',
    pk: 'O#{o}#JOB',
    sk: '{job}',
    gsi1: ['X#JOBS', '{at}#{o}#{job}'],
    note: 'unfinished ones in gsi1',
  },
  { record: 'notification box (last, unseen)', holds: 'derived', pk: 'C#{o}#N#{u}', sk: 'BOX' },
  { record: 'notification, numbered', format: 'notification', pk: 'C#{o}#N#{u}', sk: 'N#{notification}' },
];

export const notificationCountersKey = (o: string, u: string): Key => ({ pk: `C#${o}#N#${u}`, sk: 'BOX' });
export const notificationKey = (o: string, u: string, notification: string): Key => ({
  pk: `C#${o}#N#${u}`,
  sk: `N#${notification}`,
});
/** Key range of a member's notifications and their counters. The counters sort first. */
export const notificationsOf = (o: string, u: string) => ({ pk: `C#${o}#N#${u}` });

export const jobKey = (o: string, job: string): Key => ({ pk: `O#${o}#JOB`, sk: job });
export const jobsOf = (o: string) => ({ pk: `O#${o}#JOB` });
export const unfinishedJobs = { index: 'gsi1', pk: 'X#JOBS' } as const;
export const jobIndex = (at: string, o: string, job: string) =>
  gsi1Keys(unfinishedJobs.pk, `${at}#${o}#${job}`);

const changesAndReads = (index: 'gsi1' | 'gsi2', o: string, of: string) => ({
  changes: { index, pk: `O#${o}#J${of}` },
  reads: { index, pk: `O#${o}#R${of}` },
});
/** Key ranges of an organisation's journal and recorded reads: by month (`yyyy-mm`), person or record. */
export const auditRanges = {
  month: (o: string, month: string) => ({
    changes: { pk: `O#${o}#J#${month}` },
    reads: { pk: `O#${o}#R#${month}` },
  }),
  person: (o: string, u: string) => changesAndReads('gsi2', o, `U#${u}`),
  record: (o: string, record: string) => changesAndReads('gsi1', o, `R#${record}`),
};

export const journalOf = (o: string, record: string) =>
  ({ index: 'gsi1', pk: `O#${o}#JR#${record}` }) as const;
