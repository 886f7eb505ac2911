import { expect, test } from 'vitest';
import {
  type JobRecord,
  presentJob,
  presentStartedJob,
} from '../../../../shared/features/operations/jobs/record.ts';

const job: JobRecord = {
  id: `job_${'a'.repeat(22)}`,
  task: { kind: 'assignment', memberIds: ['secret'] },
  state: 'running',
  total: 40,
  done: 12,
  skipped: 1,
  version: 3,
  startedAt: '2026-11-20T08:00:00Z',
  movedAt: '2026-11-20T08:01:00Z',
  startedBy: '11111111-1111-4111-8111-111111111111',
  cursor: 'case_12',
};

test('the response about a job shows its kind and progress, but not the records that it changes', () => {
  expect(presentJob(job)).toEqual({
    id: job.id,
    kind: 'assignment',
    state: 'running',
    total: 40,
    done: 12,
    skipped: 1,
    version: 3,
    startedAt: '2026-11-20T08:00:00Z',
    movedAt: '2026-11-20T08:01:00Z',
  });
});

test('the response to a request that starts a job contains the job’s ID, its kind and the total number of records', () => {
  expect(presentStartedJob(job)).toEqual({ id: job.id, kind: 'assignment', total: 40 });
});
