import { AppError } from '../../../../shared/core/errors.ts';
import { FhirExportRecord } from '../../../../shared/features/privacy/fhir-exports/record.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import type { PreparedJob } from '../case-rights/case-rights-store.ts';
import { exportKey } from '../keys.ts';

type Begun = Pick<FhirExportRecord, 'permissions' | 'types' | 'since'>;

export class ExportsStore extends OrganizationStore {
  async get(): Promise<FhirExportRecord | undefined> {
    return this.table.read(FhirExportRecord, exportKey(this.organization));
  }

  /**
   * Starts an export in place of the previous one.
   * @throws ConflictError if another export was started since
   */
  start(
    before: FhirExportRecord | undefined,
    begun: Begun,
    { job, write, act }: PreparedJob,
  ): Promise<{ id: string }> {
    const after: FhirExportRecord = {
      ...begun,
      ...{ state: 'running', job: job.id, by: this.origin.by, startedAt: this.now(), expiresAt: null },
      ...{ files: [], isCancelled: false, version: (before?.version ?? 0) + 1 },
    };
    const acts = [{ act: 'export.started', record: job.id }, act];
    return this.commit(acts, [this.#put(before, after), write], { id: job.id });
  }

  /**
   * Rejects an export while another one is running. A retried request gets its stored response instead.
   * @throws export.running
   */
  refuse({ job }: FhirExportRecord): Promise<never> {
    const act = { act: 'export.started', record: job };
    return this.commitRefusal(act, exportKey(this.organization), new AppError('export.running'));
  }

  /** @throws ConflictError */
  async cancel(before: FhirExportRecord): Promise<{ id: string }> {
    const answer = { id: before.job };
    if (before.isCancelled) return answer;
    const after = { ...before, isCancelled: true, files: [], version: before.version + 1 };
    return this.commit({ act: 'export.cancelled', record: before.job }, [this.#put(before, after)], answer);
  }

  readyWrite(before: FhirExportRecord, found: Pick<FhirExportRecord, 'files' | 'expiresAt'>): Write {
    return this.#put(before, { ...before, ...found, state: 'ready', version: before.version + 1 });
  }

  /** Marks the export as failed, because data in its files are being erased. Its job stops. */
  async end(): Promise<void> {
    const before = await this.get();
    if (!before || before.state === 'failed') return;
    const after: FhirExportRecord = { ...before, state: 'failed', files: [], version: before.version + 1 };
    await this.table.transact([this.#put(before, after)]);
  }

  #put(before: FhirExportRecord | undefined, after: FhirExportRecord): Write {
    return {
      put: { ...exportKey(this.organization), kind: 'fhir-export', ...after },
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }
}
