import { AppError } from '../../../shared/core/errors.ts';
import { type PurposeName, purposeOf } from '../../../shared/core/file-purposes.ts';
import { fileLinkSeconds, temporaryFileSeconds, uploadSeconds } from '../../../shared/core/limits.ts';
import { FileRecord } from '../../../shared/features/operations/files/record.ts';
import {
  type LinkedFile,
  type StartedUpload,
  UploadedFile,
} from '../../../shared/features/operations/files/schema.ts';
import { type AuditEvent, commit, type Origin } from '../storage/commit.ts';
import { newId } from '../storage/new-id.ts';
import type { Table } from '../storage/table.ts';
import { isAbsent, type Write } from '../storage/write.ts';
import { type AdoptedObject, adoptObjects } from './adopt-objects.ts';
import { AlreadyComplete, answerAlreadyComplete } from './already-complete.ts';
import type { Bucket } from './bucket.ts';
import { declaredType } from './declared-type.ts';
import type { FileLocation } from './file-locations.ts';
import { holdFileWrite, isHeld } from './held-files.ts';
import { type KeptPicture, keepCopy } from './keep-copy.ts';
import type { OpenBucket } from './open-bucket.ts';
import type { Sanitize } from './open-sanitizer.ts';
import { storeCleanFile } from './store-clean-file.ts';

export interface UploadRequest {
  purpose: PurposeName;
  name: string;
  type: string;
  size: number;
}

export interface AttachOptions {
  purpose: PurposeName;
  /** Name of the input field that contains the file id. An error names this field. */
  field: string;
  /** Everybody who may see the case may see the file. */
  caseId?: string;
}

export class FilesStore {
  readonly #table: Table;
  readonly #origin: Origin;
  readonly #location: FileLocation;
  readonly #bucket: OpenBucket;

  constructor(table: Table, origin: Origin, place: FileLocation, bucket: OpenBucket) {
    this.#table = table;
    this.#origin = origin;
    this.#location = place;
    this.#bucket = bucket;
  }

  async get(id: string): Promise<FileRecord | undefined> {
    return this.#table.read(FileRecord, this.#location.key(id));
  }

  async list(ids: readonly string[]): Promise<FileRecord[]> {
    if (ids.length === 0) return [];
    const items = await this.#table.get(ids.map(this.#location.key));
    return items.flatMap(item => (item ? [FileRecord.parse(item)] : []));
  }

  /** @throws file.… if the purpose does not accept the file */
  async start({ purpose, name, type, size }: UploadRequest): Promise<StartedUpload> {
    const { maxBytes } = purposeOf(purpose);
    const declared = declaredType(purpose, { name, type, size });
    const now = this.#origin.now();
    const id = newId('file', now);
    const record: FileRecord = {
      id,
      purpose,
      status: 'waiting',
      name,
      type: declared,
      size,
      width: null,
      height: null,
      pages: null,
      problem: null,
      by: this.#origin.by,
      caseId: null,
      at: new Date(now).toISOString(),
    };
    const bucket = await this.#bucket();
    const form = await bucket.form(this.#location.uploadKey(id), declared, maxBytes);
    const expiresAt = new Date(now + uploadSeconds * 1000).toISOString();
    const put = { ...this.#location.key(id), kind: 'file', ...record, expiresAt: this.#temporaryUntil() };
    return this.#commit(
      { act: 'file.announced', record: id },
      { put, when: isAbsent },
      { id, form, expiresAt },
    );
  }

  /**
   * Checks the uploaded bytes and stores them. The first request changes the file's status from `waiting` to
   * `ready`. Later and concurrent requests return the same result and change nothing.
   */
  async complete(record: FileRecord, sanitize: Sanitize): Promise<UploadedFile> {
    if (record.status !== 'waiting') return UploadedFile.parse(record);
    const bucket = await this.#bucket();
    const stored = await storeCleanFile(bucket, sanitize, {
      record,
      arrival: this.#location.uploadKey(record.id),
      object: this.#location.objectKey(record.purpose, record.id),
    });
    const { storedAt, ...found } = stored;
    const status = 'ready';
    const update: Write = {
      update: this.#location.key(record.id),
      set: { ...found, status, expiresAt: Math.floor(storedAt / 1000) + temporaryFileSeconds },
      when: {
        text: '#status = :waiting AND #expiresAt > :now',
        values: { ':waiting': 'waiting', ':now': this.#seconds() },
      },
      onConditionFailed: existing => new AlreadyComplete(existing),
    };
    const act = { act: 'file.uploaded', record: record.id };
    try {
      const answer = await this.#commit(act, update, UploadedFile.parse({ ...record, ...found }));
      await bucket.remove(this.#location.uploadKey(record.id));
      return answer;
    } catch (error) {
      return answerAlreadyComplete(error);
    }
  }

  async withLink(record: FileRecord): Promise<LinkedFile> {
    const url = await this.link(record.id, record.purpose);
    const expiresAt = new Date(this.#origin.now() + fileLinkSeconds * 1000).toISOString();
    return { ...UploadedFile.parse(record), url, expiresAt };
  }

  async listWithLinks(): Promise<LinkedFile[]> {
    const { range } = this.#location;
    if (!range) throw new Error('files of organisations are not listed');
    const records = (await this.#table.queryAll(range)).map(item => FileRecord.parse(item));
    return Promise.all(records.filter(({ status }) => status !== 'waiting').map(file => this.withLink(file)));
  }

  async linkToObject(key: string): Promise<string> {
    return (await this.#bucket()).link(key);
  }

  /**
   * Like `linkToObject`, but the link stays the same for a quarter of an hour, so that reloaded lists use
   * cached pictures.
   */
  async steadyLinkToObject(key: string): Promise<string> {
    return (await this.#bucket()).steadyLink(key);
  }

  /** The caller must have checked access. Makes no request. */
  async link(id: string, purpose: PurposeName): Promise<string> {
    const bucket = await this.#bucket();
    return bucket.link(this.#location.objectKey(purpose, id));
  }

  /**
   * The write that attaches a file to a record, for the transaction that stores the record. It succeeds only
   * if the caller has uploaded the file for this purpose and no record uses it yet. A reaction protects the
   * bytes later (`retainBytes`), so a rejected write does not affect them.
   * @throws request.invalid in all other cases; thrown by the transaction
   */
  attachWrite(id: string, { purpose, field, caseId }: AttachOptions): Write {
    return {
      update: this.#location.key(id),
      set: { status: 'kept', caseId: caseId ?? null, expiresAt: null },
      when: {
        text: '#status = :ready AND #purpose = :purpose AND #by = :by AND #expiresAt > :now',
        values: { ':ready': 'ready', ':purpose': purpose, ':by': this.#origin.by, ':now': this.#seconds() },
      },
      onConditionFailed: () => new AppError('request.invalid', { fields: { [field]: 'validation.file' } }),
    };
  }

  /**
   * Copies attached files. The copies are temporary until the caller commits the returned writes, together
   * with the record that uses the copies. Skips files without bytes.
   * @param caseId the case that the copies belong to
   */
  async copyAttached(
    ids: readonly FileRecord['id'][],
    purpose: PurposeName,
    caseId: string | null = null,
  ): Promise<{ ids: Map<string, FileRecord['id']>; writes: Write[] }> {
    const copies = new Map<string, FileRecord['id']>();
    const writes: Write[] = [];
    if (ids.length === 0) return { ids: copies, writes };
    const bucket = await this.#bucket();
    for (const item of await this.#table.get(ids.map(id => this.#location.key(id)))) {
      if (!item) continue;
      const record = FileRecord.parse(item);
      const id = newId('file', this.#origin.now());
      const from = this.#location.objectKey(purpose, record.id);
      if (!(await bucket.copy(from, this.#location.objectKey(purpose, id)))) continue;
      const copy: FileRecord = { ...record, id, status: 'kept', by: this.#origin.by, caseId };
      copies.set(record.id, id);
      writes.push({ put: { ...this.#location.key(id), kind: 'file', ...copy }, when: isAbsent });
    }
    return { ids: copies, writes };
  }

  async adopt(
    objects: readonly AdoptedObject[],
  ): Promise<{ ids: Map<string, FileRecord['id']>; writes: Write[] }> {
    return adoptObjects(await this.#bucket(), this.#location, this.#origin, objects);
  }

  /**
   * Protects the bytes of an attached file from the lifecycle rule by removing their temporary mark. Leaves
   * the mark if the file's record has been deleted. Idempotent; may run before or after `releaseBytes`.
   */
  async retainBytes(id: string, purpose: PurposeName): Promise<void> {
    const bucket = await this.#bucket();
    const object = this.#location.objectKey(purpose, id);
    await bucket.retain(object);
    const isKept = (await this.get(id))?.status === 'kept' || (await isHeld(this.#table, this.#location, id));
    if (!isKept) await bucket.markTemporary(object);
  }

  holdWrite(id: string): Write {
    return holdFileWrite(this.#location, id);
  }

  /**
   * The write that deletes the record of a file, for the transaction that changes the record that used the
   * file. To delete the bytes too, a reaction must call `releaseBytes`; for personal files, the transaction's
   * journal entry must list the file under `releasedOwn`.
   */
  deleteWrite(id: string): Write {
    return { delete: this.#location.key(id) };
  }

  /**
   * Marks the bytes of a deleted file as temporary, so that the lifecycle rule deletes them. Does nothing if
   * `holdWrite` has protected the file. Idempotent.
   */
  async releaseBytes(id: string, purpose: PurposeName): Promise<void> {
    if (await isHeld(this.#table, this.#location, id)) return;
    const bucket = await this.#bucket();
    await bucket.markTemporary(this.#location.objectKey(purpose, id));
  }

  /**
   * Copies a person's picture to the files of this organisation. Signed reports then still show the picture
   * after the person has replaced it. Idempotent.
   */
  async keepPicture(purpose: KeptPicture, id: string): Promise<void> {
    await keepCopy(await this.#bucket(), this.#location, purpose, id);
  }

  /**
   * Deletes all files of a person with their bytes. The bytes of signatures are deleted only within a day,
   * so that the organisation can still copy the signature of a report that was signed just now.
   * Logos belong to an organisation and are kept. Idempotent.
   */
  async deleteAll(): Promise<void> {
    const { range } = this.#location;
    if (!range) throw new Error('files of organisations are erased one by one');
    const bucket = await this.#bucket();
    for (const item of await this.#table.queryAll(range))
      await this.#deleteFile(bucket, FileRecord.parse(item));
  }

  async #deleteFile(bucket: Bucket, { id, purpose, status }: FileRecord): Promise<void> {
    await bucket.remove(this.#location.uploadKey(id));
    const object = this.#location.objectKey(purpose, id);
    const isSignature = purpose === 'signature';
    if (isSignature) await bucket.markTemporary(object);
    else if (purpose !== 'organization-logo' || status !== 'kept') await bucket.remove(object);
    await this.#table.transact([this.deleteWrite(id)]);
    if (isSignature) await bucket.markTemporary(object);
  }

  #commit<Answer>(act: AuditEvent, write: Write, answer: Answer): Promise<Answer> {
    return commit(this.#table, this.#origin, act, [write], answer);
  }

  #seconds(): number {
    return Math.floor(this.#origin.now() / 1000);
  }

  #temporaryUntil(): number {
    return this.#seconds() + temporaryFileSeconds;
  }
}
