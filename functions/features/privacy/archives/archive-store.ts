import { ArchiveRecord, noArchive } from '../../../../shared/features/privacy/archives/record.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import type { PreparedJob } from '../case-rights/case-rights-store.ts';
import { archiveKey } from '../keys.ts';

export class ArchiveStore extends OrganizationStore {
  async get(): Promise<ArchiveRecord> {
    const [item] = await this.table.get([archiveKey(this.organization)]);
    return item ? ArchiveRecord.parse(item) : noArchive;
  }

  /** Starts a job that prepares an archive. @throws ConflictError if another archive was started since */
  prepare(
    before: ArchiveRecord,
    by: ArchiveRecord['by'],
    { job, write, act }: PreparedJob,
  ): Promise<ArchiveRecord> {
    const at = this.now();
    const after: ArchiveRecord = {
      ...noArchive,
      ...{ state: 'preparing', by, at, job: job.id, version: before.version + 1 },
    };
    const acts = [{ act: 'archive.prepared', record: job.id }, act];
    return this.commit(acts, [this.#put(before, after), write], after);
  }

  readyWrite(
    before: ArchiveRecord,
    found: Pick<ArchiveRecord, 'children' | 'files' | 'parts' | 'expiresAt'>,
  ): Write {
    return this.#put(before, { ...before, ...found, state: 'ready', version: before.version + 1 });
  }

  /**
   * Marks the archive as failed, even if it was ready, because data in it are being erased. Its job stops.
   */
  async end(): Promise<void> {
    const archive = await this.get();
    if (archive.job === null) return;
    const { by, at, version } = archive;
    const after: ArchiveRecord = { ...noArchive, state: 'failed', by, at, version: version + 1 };
    await this.table.transact([this.#put(archive, after)]);
  }

  #put(before: ArchiveRecord, after: ArchiveRecord): Write {
    const item: Item = { ...archiveKey(this.organization), kind: 'archive', ...after };
    return {
      put: item,
      when: before.version === 0 ? isAbsent : hasVersion(before.version),
      onConditionFailed: () => new ConflictError(),
    };
  }
}
