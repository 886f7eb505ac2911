import { jobItem } from '../../../../functions/features/operations/jobs/job-items.ts';
import { jobKey } from '../../../../functions/features/operations/keys.ts';
import { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { IntegrityFeature } from '../../integrity-feature.ts';
import { compareDerivedItems, keyOf, type Rule } from '../../integrity-violation.ts';
import { notificationRules } from './notification-rules.ts';

/** Rule: unfinished jobs are in the index that the hourly task reads. Finished jobs have no parts left. */
const jobRules: Rule = contents => {
  const { slug } = contents;
  const stored = contents.inPartition(jobKey(slug, '').pk);
  const jobs = stored.flatMap(item => JobRecord.safeParse(item).data ?? []);
  const done = new Set(jobs.filter(({ state }) => state === 'done').map(({ id }) => id));
  return [
    ...stored
      .filter(item => !JobRecord.safeParse(item).success)
      .map(item => ({ rule: 'a job can be read', at: keyOf(item), problem: 'does not match its schema' })),
    ...compareDerivedItems(
      'an unfinished job is found by the hourly schedule',
      jobs.map(job => jobItem(slug, job)),
      stored.filter(item => JobRecord.safeParse(item).success),
    ),
    ...contents
      .inPartitionsWithPrefix(`C#${slug}#JOB#`)
      .filter(({ pk }) => done.has(pk.split('#').at(-1) ?? ''))
      .map(item => ({ rule: 'a finished job has no parts left', at: keyOf(item), problem: 'is left' })),
  ];
};

export const operations: IntegrityFeature = {
  rules: [jobRules, notificationRules],
};
