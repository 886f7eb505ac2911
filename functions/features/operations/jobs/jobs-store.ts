import type { JobKind } from '../../../../shared/core/kinds.ts';
import {
  JobRecord,
  type JobTask,
  presentStartedJob,
} from '../../../../shared/features/operations/jobs/record.ts';
import type { StartedJob } from '../../../../shared/features/operations/jobs/schema.ts';
import type { JobStep } from '../../../composition/job-step.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { jobKey, jobsOf } from '../keys.ts';
import { jobItem } from './job-items.ts';

/** Maximum number of jobs, the latest ones, among which running jobs are searched. */
const maxJobsRead = 100;

export class JobsStore extends OrganizationStore {
  async get(id: string): Promise<JobRecord | undefined> {
    return this.table.read(JobRecord, jobKey(this.organization, id));
  }

  /** The kinds of jobs by id, without those that are gone. */
  async kindsOf(ids: readonly string[]): Promise<Map<string, JobKind>> {
    if (ids.length === 0) return new Map();
    const items = await this.table.get(ids.map(id => jobKey(this.organization, id)));
    const jobs = items.flatMap(item => (item ? [JobRecord.parse(item)] : []));
    return new Map(jobs.map(({ id, task }) => [id, task.kind]));
  }

  /** Running jobs that a member started, newest first. */
  async listRunning(startedBy: string): Promise<JobRecord[]> {
    const newest = { limit: maxJobsRead, newestFirst: true };
    const { items } = await this.table.query(jobsOf(this.organization), newest);
    return items
      .map(item => JobRecord.parse(item))
      .filter(job => job.state === 'running' && job.startedBy === startedBy);
  }

  prepare(task: JobTask, total: number | null): { job: JobRecord; write: Write; act: AuditEvent } {
    const at = this.now();
    const job: JobRecord = {
      id: newId('job', this.origin.now()),
      task,
      state: 'running',
      total,
      done: 0,
      skipped: 0,
      cursor: null,
      version: 1,
      startedBy: this.origin.by,
      startedAt: at,
      movedAt: at,
    };
    const write = { put: jobItem(this.organization, job), when: isAbsent };
    return { job, write, act: { act: 'job.started', record: job.id } };
  }

  start(task: JobTask, total: number | null, about: (id: string) => Write[]): Promise<StartedJob> {
    const { job, write, act } = this.prepare(task, total);
    return this.commit(act, [write, ...about(job.id)], presentStartedJob(job));
  }

  /**
   * Stores the results of a step and the job's progress in one transaction.
   * @throws ConflictError if the job has changed
   */
  async applyStep(job: JobRecord, step: JobStep): Promise<JobRecord> {
    const moved: JobRecord = {
      ...job,
      state: step.cursor === null ? 'done' : 'running',
      cursor: step.cursor,
      done: job.done + step.done,
      skipped: job.skipped + step.skipped,
    };
    const { outcome } = step;
    const finished: AuditEvent = { act: 'job.finished', record: job.id, ...(outcome && { detail: outcome }) };
    return this.#put(
      moved,
      [...step.auditEvents, ...(moved.state === 'done' ? [finished] : [])],
      step.writes,
    );
  }

  /** Aborts a job. @throws ConflictError if the job changed in the meantime */
  stop(job: JobRecord): Promise<JobRecord> {
    return this.#put({ ...job, state: 'stopped' }, [{ act: 'job.stopped', record: job.id }], []);
  }

  #put(job: JobRecord, acts: AuditEvent[], writes: Write[]): Promise<JobRecord> {
    const moved = { ...job, version: job.version + 1, movedAt: this.now() };
    const put: Write = {
      put: jobItem(this.organization, moved),
      when: hasVersion(job.version),
      onConditionFailed: () => new ConflictError(),
    };
    return this.commit(acts, [put, ...writes], moved);
  }
}
