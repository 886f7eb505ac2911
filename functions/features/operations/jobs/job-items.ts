import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { jobIndex, jobKey } from '../keys.ts';

/** The job item has an index key only until the job is finished. */
export function jobItem(organization: string, job: JobRecord): Item {
  const { id, version, startedAt, movedAt } = job;
  const isOver = job.state !== 'running';
  return {
    ...jobKey(organization, id),
    ...(!isOver && { ...jobIndex(startedAt, organization, id), row: { organization, id, version, movedAt } }),
    kind: 'job',
    ...job,
  };
}
