import { todayIn } from '../../../platform/i18n/today-in.ts';
import { sealJson, unsealJson } from '../../../platform/offline/encrypt.ts';
import type { DayDatabase, StoredDay } from './day-database.ts';
import {
  type DayContent,
  type DayRecord,
  emptyRecord,
  readContent,
  readRecord,
  writeContent,
  writeRecord,
} from './day-format.ts';
import { isStuck, isWaiting } from './next-request.ts';
import { forToday, screeningOfDay } from './screening-of-day.ts';

type Step = (record: DayRecord) => DayRecord;

const applyAll = (steps: readonly Step[], record: DayRecord) =>
  steps.reduce((before, step) => step(before), record);

/** Name of the lock with which tabs write one after another, so that no tab overwrites another's changes. */
const writeLock = 'lumitree.day.write';

const contentPurpose = (dayId: string) => `day ${dayId}`;
const recordPurpose = (dayId: string, recordId: string) => `record ${dayId} ${recordId}`;

export const sealContent = (key: CryptoKey, dayId: string, content: DayContent) =>
  sealJson(key, writeContent(content), contentPurpose(dayId));

export class DayStore {
  readonly content: DayContent;
  readonly #database: DayDatabase;
  readonly #key: CryptoKey;
  readonly #records = new Map<string, DayRecord>();
  readonly #recordIds: Map<string, string>;
  /** Changes made in this tab that are not stored yet, by child. */
  readonly #steps = new Map<string, readonly Step[]>();
  readonly #listeners = new Set<() => void>();
  readonly #channel = new BroadcastChannel('lumitree.day');
  #queue: Promise<unknown> = Promise.resolve();
  #snapshot = 0;

  private constructor(database: DayDatabase, key: CryptoKey, content: DayContent) {
    this.#database = database;
    this.#key = key;
    this.content = content;
    this.#recordIds = new Map(content.children.map(({ child, recordId }) => [child.id, recordId]));
    this.#channel.addEventListener('message', ({ data }) => void this.#reread(String(data)));
  }

  static async open(database: DayDatabase, stored: StoredDay, key: CryptoKey): Promise<DayStore> {
    const content = readContent(await unsealJson(key, stored, contentPurpose(stored.id)));
    const store = new DayStore(database, key, content);
    for (const { child, recordId } of content.children)
      store.#records.set(child.id, (await store.#read(recordId)) ?? store.#untouched(child.id));
    return store;
  }

  /** Adds a listener, for `useSyncExternalStore`; returns a function that removes it. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Number that increases with every change, for `useSyncExternalStore`. */
  snapshot = (): number => this.#snapshot;

  /** Today's date in the time zone of the prepared organisation, `YYYY-MM-DD`. */
  get today(): string {
    return todayIn(this.content.session.organization?.timeZone);
  }

  record(caseId: string): DayRecord {
    return forToday(this.#records.get(caseId) ?? this.#untouched(caseId), this.today);
  }

  /** Whether changes to a child's answers are not stored yet. */
  isWriting(caseId: string): boolean {
    return this.#stepsOf(caseId).length > 0;
  }

  /** Records of children with unsent answers, in the order in which they were begun. */
  waiting(): DayRecord[] {
    return [...this.#records.values()]
      .filter(isWaiting)
      .sort((one, other) => ((one.begun?.at ?? '') < (other.begun?.at ?? '') ? -1 : 1));
  }

  get stuck(): DayRecord[] {
    return [...this.#records.values()].filter(isStuck);
  }

  sent(): { id: string; version: number }[] {
    return [...this.#records.values()].flatMap(({ begun, known }) =>
      begun && known ? [{ id: known.id, version: known.version }] : [],
    );
  }

  /** Changes the answers of a child. Resolves once they are stored. */
  change(caseId: string, step: Step): Promise<void> {
    const recordId = this.#recordIds.get(caseId);
    if (recordId === undefined) return Promise.resolve();
    const before = this.record(caseId);
    this.#steps.set(caseId, [...this.#stepsOf(caseId), step]);
    this.#show(caseId, step(before));
    const write = this.#queue.then(() =>
      navigator.locks.request(writeLock, () => this.#write(caseId, recordId, step)),
    );
    this.#queue = write.catch(() => undefined);
    return write;
  }

  close(): void {
    this.#channel.close();
    this.#database.close();
  }

  #untouched(caseId: string): DayRecord {
    return emptyRecord(caseId, screeningOfDay(this.content, caseId, this.today));
  }

  async #write(caseId: string, recordId: string, step: Step): Promise<void> {
    // Also writes earlier changes that could not be written.
    const upTo = this.#stepsOf(caseId).indexOf(step) + 1;
    const stored = forToday((await this.#read(recordId)) ?? this.#untouched(caseId), this.today);
    const record = applyAll(this.#stepsOf(caseId).slice(0, upTo), stored);
    const purpose = recordPurpose(this.content.day.id, recordId);
    const sealed = await sealJson(this.#key, writeRecord(record), purpose);
    await this.#database.put('records', { id: recordId, waits: isWaiting(record) ? 1 : 0, ...sealed });
    this.#steps.set(caseId, this.#stepsOf(caseId).slice(upTo));
    this.#showStored(record);
    this.#channel.postMessage(recordId);
  }

  /** Reads the stored record of a child; undefined before the first write. */
  async #read(recordId: string): Promise<DayRecord | undefined> {
    const one = await this.#database.get('records', recordId);
    const purpose = recordPurpose(this.content.day.id, recordId);
    return one && readRecord(await unsealJson(this.#key, one, purpose));
  }

  /** Rereads a record that another tab wrote; ignores other days' records, which the key cannot decrypt. */
  async #reread(recordId: string): Promise<void> {
    const record = await this.#read(recordId).catch(() => undefined);
    if (record) this.#showStored(record);
  }

  #showStored(record: DayRecord): void {
    this.#show(record.caseId, applyAll(this.#stepsOf(record.caseId), record));
  }

  #stepsOf(caseId: string): readonly Step[] {
    return this.#steps.get(caseId) ?? [];
  }

  #show(caseId: string, record: DayRecord): void {
    this.#records.set(caseId, record);
    this.#snapshot += 1;
    for (const listener of this.#listeners) listener();
  }
}
