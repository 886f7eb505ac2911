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
import { isAbsent, isPresent, type Write } from '../storage/write.ts';
import type { Bucket } from './bucket.ts';
import { declaredType } from './declared-type.ts';
import { dispositionOf } from './disposition.ts';
import { type FileLocation, personObjectKey } from './file-locations.ts';
import type { OpenBucket } from './open-bucket.ts';

/** What somebody wants to upload. */
export interface UploadRequest {
  purpose: PurposeName;
  name: string;
  type: string;
  size: number;
}

/** What a file is kept with. */
export interface AttachOptions {
  purpose: PurposeName;
  /** The field that names the file, for the refusal. */
  field: string;
  /** The case it is of; whoever may see that case may see the file. */
  caseId?: string;
}

/** Files in one place: an organisation's, or a person's. */
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
    const [item] = await this.#table.get([this.#location.key(id)]);
    return item && FileRecord.parse(item);
  }

  /** Records a file that is going to arrive. @throws file.… when its purpose does not take it */
  async start({ purpose, name, type, size }: UploadRequest): Promise<StartedUpload> {
    const { maxBytes } = purposeOf(purpose);
    const told = declaredType(purpose, { name, type, size });
    const now = this.#origin.now();
    const id = newId('file', now);
    const record: FileRecord = {
      id,
      purpose,
      status: 'waiting',
      name,
      type: told,
      size,
      width: null,
      height: null,
      by: this.#origin.by,
      caseId: null,
      at: new Date(now).toISOString(),
    };
    const bucket = await this.#bucket();
    const form = await bucket.form(this.#location.uploadKey(id), told, maxBytes);
    const expiresAt = new Date(now + uploadSeconds * 1000).toISOString();
    const put = { ...this.#location.key(id), kind: 'file', ...record, expiresAt: this.#temporaryUntil() };
    return this.#commit(
      { act: 'file.announced', record: id },
      { put, when: isAbsent },
      { id, form, expiresAt },
    );
  }

  /** Looks at what has arrived and puts it where it stays; once that is done, only tells of it again. */
  async complete(record: FileRecord): Promise<UploadedFile> {
    if (record.status !== 'waiting') return UploadedFile.parse(record);
    const bucket = await this.#bucket();
    const arrival = this.#location.uploadKey(record.id);
    const arrived = await bucket.read(arrival);
    if (!arrived) throw new AppError('file.not-arrived');
    const { sanitizeFile } = await import('./sanitize-file.ts');
    const { body, ...found } = await sanitizeFile(arrived, record.purpose);
    const clean: FileRecord = { ...record, ...found, size: body.length, status: 'ready' };
    const disposition = dispositionOf(clean);
    await bucket.put(this.#location.objectKey(clean.purpose, clean.id), {
      body,
      type: clean.type,
      disposition,
    });
    const { type, size, width, height, status } = clean;
    const update: Write = {
      update: this.#location.key(record.id),
      set: { type, size, width, height, status, expiresAt: this.#temporaryUntil() },
      when: isPresent,
      onConditionFailed: () => new AppError('record.missing'),
    };
    const act = { act: 'file.uploaded', record: record.id };
    const answer = await this.#commit(act, update, UploadedFile.parse(clean));
    await bucket.remove(arrival);
    return answer;
  }

  /** A file with a link to it. */
  async withLink(record: FileRecord): Promise<LinkedFile> {
    const url = await this.link(record.id, record.purpose);
    const expiresAt = new Date(this.#origin.now() + fileLinkSeconds * 1000).toISOString();
    return { ...UploadedFile.parse(record), url, expiresAt };
  }

  /** Every file here that has arrived, with a link to each. */
  async listWithLinks(): Promise<LinkedFile[]> {
    const { range } = this.#location;
    if (!range) throw new Error('files of organisations are not listed');
    const records = (await this.#table.queryAll(range)).map(item => FileRecord.parse(item));
    return Promise.all(records.filter(({ status }) => status !== 'waiting').map(file => this.withLink(file)));
  }

  /** A link to a file that a record names, which whoever asks may see. Asks nobody. */
  async link(id: string, purpose: PurposeName): Promise<string> {
    const bucket = await this.#bucket();
    return bucket.link(this.#location.objectKey(purpose, id));
  }

  /**
   * The write that keeps a file with a record, for that record's own transaction. It holds only for a
   * file of this place that the caller has uploaded for that purpose, and that no record has yet.
   * @throws request.invalid, by the transaction, when the file is none of these
   */
  async attachWrite(id: string, { purpose, field, caseId }: AttachOptions): Promise<Write> {
    const bucket = await this.#bucket();
    await bucket.retain(this.#location.objectKey(purpose, id));
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
   * The write that takes a file's record away, for the transaction of the record that it was kept with.
   * From then on it is missing; that its bytes go has to follow from that transaction's journal entry: by
   * `release`, or for what is people's own by naming it there under `releasedOwn`.
   */
  deleteWrite(id: string): Write {
    return { delete: this.#location.key(id) };
  }

  /** Leaves the bytes of a forgotten file to the bucket's lifecycle. Doing it again changes nothing. */
  async releaseBytes(id: string, purpose: PurposeName): Promise<void> {
    const bucket = await this.#bucket();
    await bucket.markTemporary(this.#location.objectKey(purpose, id));
  }

  /**
   * Copies somebody's signature here, so that what is signed stays signed when they replace it or their
   * account is erased. Doing it again changes nothing.
   */
  async copySignature(id: string): Promise<void> {
    const bucket = await this.#bucket();
    const copy = this.#location.objectKey('signature', id);
    if (await bucket.read(copy)) return;
    const body = await bucket.read(personObjectKey('signature', id));
    if (body) await bucket.put(copy, { body, type: 'image/png', disposition: 'inline' }, { isKept: true });
  }

  /**
   * Erases every file here with its bytes, arrived or kept, at once; a signature within a day, since what
   * it has just signed may not have its copy yet; a logo stays with the organisation that shows it. Doing
   * it again changes nothing.
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
    if (purpose === 'signature') await bucket.markTemporary(object);
    else if (purpose !== 'organization-logo' || status !== 'kept') await bucket.remove(object);
    await this.#table.transact([this.deleteWrite(id)]);
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
