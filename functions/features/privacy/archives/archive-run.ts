import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FhirPart, ResourcesOf } from '../../../composition/case-data-part.ts';
import type { ZipEntry } from '../../../platform/files/write-zip.ts';
import { ZipWriter } from '../../../platform/files/zip-writer.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { archivedRecord, leftOut, toJsonLine } from './archive-nouns.ts';
import { type ArchiveState, firstState } from './archive-state.ts';
import type { ArchiveStorage } from './archive-storage.ts';
import { columnsOf, hasTable } from './columns.ts';

export interface ArchiveLimits {
  /** Maximum size of a part of an archive, in bytes. A file that does not fit begins the next part. */
  zipBytes: number;
  zipFiles: number;
  /** Maximum size of records in memory before they are stored. */
  spoolBytes: number;
  /** Time limit of a run, in milliseconds. */
  turnMs: number;
}

export const archiveLimits: ArchiveLimits = {
  zipBytes: 1_000_000_000,
  zipFiles: 50_000,
  spoolBytes: 16 * 1024 * 1024,
  turnMs: 6_000,
};

/** One run of the job that makes an archive. A job has many runs. */
export class ArchiveRun {
  readonly state: ArchiveState;
  readonly storage: ArchiveStorage;
  children: readonly string[] | undefined;
  /** Functions that read FHIR resources. Each caches the data that several children of this run need. */
  fhir: Map<FhirPart, Promise<ResourcesOf | undefined>> | undefined;
  readonly #limits: ArchiveLimits;
  readonly #at: number;
  readonly #lines = new Map<string, string[]>();
  /** Columns of the table of each kind of record, as in `state.nouns`, but as sets. */
  readonly #columns = new Map<string, Set<string>>();
  readonly #digests: string[] = [];
  readonly #rows: string[] = [];
  readonly #shared: Set<string>;
  #until: number;
  #spooled = 0;
  #zip: ZipWriter | undefined;

  private constructor(state: ArchiveState, storage: ArchiveStorage, at: number, limits: ArchiveLimits) {
    this.state = state;
    this.storage = storage;
    this.#at = at;
    this.#limits = limits;
    this.#shared = new Set(state.shared);
    this.#until = performance.now() + limits.turnMs;
  }

  /**
   * Opens a run with the state that the previous run stored.
   * @param cursor name of the stored state; null for the first run
   */
  static async open(
    cursor: string | null,
    storage: ArchiveStorage,
    startedAt: string,
    limits = archiveLimits,
  ): Promise<ArchiveRun> {
    const text = cursor === null ? JSON.stringify(firstState) : await storage.readText(cursor);
    const state = { ...firstState, ...(JSON.parse(text) as ArchiveState) };
    const run = new ArchiveRun(state, storage, Date.parse(startedAt), limits);
    const { ended, zips } = run.state;
    for (const zip of ended) await storage.complete(zip);
    run.state.zips = [...zips, ...ended.map(({ name, size }) => ({ name, size }))];
    run.state.ended = [];
    if (run.state.zip) run.#zip = await ZipWriter.resume(storage, run.state.zip);
    return run;
  }

  /** Whether the run must end, because its time is over or too many records are in memory. */
  get isDue(): boolean {
    return performance.now() >= this.#until || this.#spooled > this.#limits.spoolBytes;
  }

  /** Ends the run after the current piece of work. A piece that failed is tried again in a later run. */
  pause(): void {
    this.#until = 0;
  }

  record(kind: string | undefined, item: Item): void {
    if (kind !== undefined && !(kind in leftOut)) this.addLine(kind, archivedRecord(kind, item));
  }

  /** @param kind of the record; it is also the path of the file, without the folder if that is `data` */
  addLine(kind: string, record: object): void {
    const line = `${toJsonLine(record)}\n`;
    const noun = this.state.nouns[kind] ?? { count: 0, chunks: [], columns: [] };
    this.state.nouns[kind] = noun;
    noun.count += 1;
    if (hasTable(kind)) this.#addColumns(kind, noun.columns, record);
    const lines = this.#lines.get(kind) ?? [];
    lines.push(line);
    this.#lines.set(kind, lines);
    this.#spooled += line.length;
  }

  /**
   * Notes that a record to which several others refer was added. @returns false if the record was already
   * added
   */
  addShared(name: string): boolean {
    if (this.#shared.has(name)) return false;
    this.#shared.add(name);
    return true;
  }

  /** Rows of the list of children, for the first page. */
  async rows(): Promise<object[]> {
    const text = (await this.storage.readText(...this.state.rows)) + this.#rows.join('');
    return text.split('\n').flatMap(line => (line ? [JSON.parse(line) as object] : []));
  }

  addRow(row: object): void {
    this.#rows.push(`${JSON.stringify(row)}\n`);
  }

  async add(entry: ZipEntry): Promise<void> {
    if (this.#zip && this.#isTooLarge(this.#zip, entry)) await this.end();
    this.#zip ??= await ZipWriter.begin(this.storage, this.#nextName());
    await this.#zip.add(entry, this.#at);
    this.#digests.push(`${createHash('sha256').update(entry.bytes).digest('hex')}  ${entry.name}\n`);
  }

  /** Digests of all files added so far, in the format of `sha256sum`. */
  async digests(): Promise<string> {
    return (await this.storage.readText(...this.state.digests)) + this.#digests.join('');
  }

  async end(): Promise<void> {
    if (this.#zip) this.state.ended.push(await this.#zip.end());
    this.#zip = undefined;
  }

  /** Stores the records that are in memory. Files of different kinds are stored in parallel. */
  async flush(): Promise<void> {
    const stored = [...this.#lines].map(async ([kind, lines]) => {
      const bytes = Buffer.from(lines.join(''));
      this.state.nouns[kind]?.chunks.push({ name: await this.storage.put(kind, bytes), bytes: bytes.length });
    });
    await Promise.all(stored);
    this.#lines.clear();
    this.#spooled = 0;
  }

  /** Stores the state of the job. @returns the name of the stored state */
  async save(): Promise<string> {
    const { state, storage } = this;
    await this.flush();
    if (this.#digests.length > 0)
      state.digests.push(await storage.put('digests', Buffer.from(this.#digests.join(''))));
    if (this.#rows.length > 0) state.rows.push(await storage.put('rows', Buffer.from(this.#rows.join(''))));
    state.shared = [...this.#shared];
    state.zip = (await this.#zip?.save()) ?? null;
    return storage.put('state', Buffer.from(JSON.stringify(state)));
  }

  #addColumns(kind: string, columns: string[], record: object): void {
    const known = this.#columns.get(kind) ?? new Set(columns);
    this.#columns.set(kind, known);
    for (const column of columnsOf(record)) {
      if (known.has(column)) continue;
      known.add(column);
      columns.push(column);
    }
  }

  #isTooLarge({ bytes, count }: ZipWriter, entry: ZipEntry): boolean {
    const { zipBytes, zipFiles } = this.#limits;
    return bytes + entry.bytes.length > zipBytes || count >= zipFiles;
  }

  #nextName(): string {
    const { ended, zips } = this.state;
    return `part-${zips.length + ended.length + 1}.zip`;
  }
}
