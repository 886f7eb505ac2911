import { replaceEqualDeep } from '@tanstack/react-query';
import {
  clearedWith,
  fieldOf,
  type Rated,
  unrated,
  withValue,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import {
  type Evaluation,
  type EvaluationChange,
  type FieldMark,
  maxChangedEvaluations,
  maxEvaluationChanges,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { cellOf, concernsAll, isLost, joinChange, partsOf, revertedFor } from './refused-changes.ts';

const sendAfterMs = 400;
const retryMs = 8_000;

interface Batch {
  changes: EvaluationChange[];
  key: string;
}

interface QueueOptions {
  stored: readonly Evaluation[];
  /** Unsaved changes from before a page reload. */
  kept?: readonly EvaluationChange[];
  send: (changes: EvaluationChange[], idempotencyKey: string) => Promise<readonly Evaluation[]>;
  /** Called with changes to cells that somebody else changed first. */
  onLost: (changes: readonly EvaluationChange[]) => void;
  /** Called when the server rejects changes; they are held until the user retries them. */
  onRefused: () => void;
}

export interface QueueState {
  /** Stored evaluations by child, with pending changes applied; the same object until a value changes. */
  rated: ReadonlyMap<string, Rated>;
  /** Fields that colleagues changed recently, by child. */
  recent: ReadonlyMap<string, readonly FieldMark[]>;
  unsaved: number;
  pending: readonly EvaluationChange[];
  /** The rejected changes within `pending`, and the last error; held until the user retries them. */
  held: { changes: readonly EvaluationChange[]; error: CallError } | undefined;
  isSending: boolean;
  hasFailed: boolean;
  savedAt: string | undefined;
  canUndo: boolean;
}

/** Queue of changes to a session's evaluations: shown at once, saved in batches, retried after failures. */
export class EvaluationQueue {
  readonly #options: QueueOptions;
  readonly #listeners = new Set<() => void>();
  #stored: Map<string, Evaluation>;
  #waiting: EvaluationChange[] = [];
  #sending: Batch | undefined;
  /** Parts of a rejected batch; sent one by one before the waiting changes. */
  #parts: EvaluationChange[][] = [];
  #held: EvaluationChange[] = [];
  #refusal: CallError | undefined;
  #isInFlight = false;
  #flushing: Promise<boolean> | undefined;
  #hasFailed = false;
  #savedAt: string | undefined;
  #done: EvaluationChange[][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #saves = 0;
  #state: QueueState;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#stored = new Map(options.stored.map(record => [record.caseId, record]));
    const { kept = [] } = options;
    this.#waiting = kept.filter(change => fieldOf(this.#storedOf(change), change) !== change.to);
    this.#state = this.#read();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): QueueState => this.#state;

  rated(caseId: string): Rated {
    return this.#state.rated.get(caseId) ?? unrated;
  }

  /** Number of saves, including those in progress; data fetched before the latest save is outdated. */
  get saves(): number {
    return this.#saves;
  }

  /** Replaces the stored evaluations with fetched ones, unless `saves` has changed since the fetch began. */
  takeOver(stored: readonly Evaluation[], saves: number): void {
    if (saves !== this.#saves || this.#isInFlight) return;
    this.#stored = new Map(stored.map(record => [record.caseId, record]));
    this.#tell();
  }

  /**
   * Applies changes and queues them to be saved. Ignores changes to the value that is already shown.
   * @returns a function that reverts these changes; undefined if nothing changed
   */
  change(changes: readonly EvaluationChange[]): (() => void) | undefined {
    const done = this.#apply(changes);
    if (done.length === 0) return undefined;
    this.#done.push(done);
    this.#tell();
    return () => this.undo(done);
  }

  /** Reverts the last changes, or those given, except in cells that have changed again since. */
  undo(done = this.#done.at(-1)): void {
    if (!done || !this.#done.includes(done)) return;
    this.#done = this.#done.filter(other => other !== done);
    this.#apply(revertedFor(done, ({ caseId }) => this.rated(caseId)));
    this.#tell();
  }

  #apply(changes: readonly EvaluationChange[]): EvaluationChange[] {
    const effective = changes
      .flatMap(change => [...clearedWith(change, this.rated(change.caseId)), change])
      .flatMap((change): EvaluationChange[] => {
        const from = fieldOf(this.rated(change.caseId), change);
        return from === change.to ? [] : [{ ...change, from } as EvaluationChange];
      });
    for (const change of effective) this.#wait(change);
    if (effective.length > 0) this.#later(sendAfterMs);
    return effective;
  }

  /** Sends waiting changes now. Resolves once everything is saved or a request has failed. */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#flushing ??= this.#sendAll().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  retry(): Promise<boolean> {
    this.#waiting = this.#held.reduce(joinChange, this.#waiting);
    this.#held = [];
    this.#tell();
    return this.flush();
  }

  /** Drops the rejected changes, or all changes that are neither saved nor on their way. */
  discard(isAll = false): void {
    this.#held = [];
    if (isAll) {
      [this.#waiting, this.#parts] = [[], []];
      if (!this.#isInFlight) this.#sending = undefined;
    }
    this.#tell();
  }

  get #hasWork(): boolean {
    return this.#sending !== undefined || this.#parts.length > 0 || this.#waiting.length > 0;
  }

  async #sendAll(): Promise<boolean> {
    while (this.#hasWork) {
      this.#sending ??= this.#nextBatch();
      if (!(await this.#send(this.#sending))) return false;
    }
    return this.#held.length === 0;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  open(): void {
    this.#isClosed = false;
    if (this.#hasWork) this.#later(0);
  }

  async #send(batch: Batch): Promise<boolean> {
    this.#isInFlight = true;
    this.#saves += 1;
    this.#tell();
    try {
      this.#store(await this.#options.send(batch.changes, batch.key));
      this.#hasFailed = false;
      this.#savedAt = new Date().toISOString();
      this.#sending = undefined;
      return true;
    } catch (error) {
      if (error instanceof CallError && !error.isTransient) {
        this.#sending = undefined;
        this.#hasFailed = false;
        this.#settle(batch, error);
        return true;
      }
      this.#hasFailed = true;
      this.#later(retryMs);
      return false;
    } finally {
      this.#isInFlight = false;
      this.#tell();
    }
  }

  readonly #storedOf = ({ caseId }: EvaluationChange): Rated => this.#stored.get(caseId) ?? unrated;

  /** Handles a rejected batch: after a conflict, drops lost changes; otherwise splits or holds the batch. */
  #settle({ changes }: Batch, error: CallError): void {
    const isOutdated = error.code === 'version.conflict' || error.code === 'evaluation.absent';
    if (!isOutdated) {
      const parts = concernsAll(error) ? [] : partsOf(changes);
      if (parts.length > 1) this.#parts.unshift(...parts);
      else this.#hold(changes, error);
      return;
    }
    this.#store((error.current ?? []) as Evaluation[]);
    const open = changes.filter(change => fieldOf(this.#storedOf(change), change) !== change.to);
    const lost = open.filter(change => isLost(change, this.#storedOf(change)));
    const cells = new Set((lost.length > 0 ? lost : changes).map(cellOf));
    this.#waiting = this.#waiting.reduce(joinChange, open).filter(change => !cells.has(cellOf(change)));
    this.#options.onLost(lost.length > 0 ? lost : changes);
  }

  /** Holds rejected changes until the user retries them, merged with later changes to the same cells. */
  #hold(changes: readonly EvaluationChange[], error: CallError): void {
    const cells = new Set(changes.map(cellOf));
    const isHeld = (change: EvaluationChange) => concernsAll(error) || cells.has(cellOf(change));
    const held = [...changes, ...[...this.#parts.flat(), ...this.#waiting].filter(isHeld)];
    this.#parts = concernsAll(error) ? [] : this.#parts;
    this.#waiting = this.#waiting.filter(change => !isHeld(change));
    this.#held = held.reduce(joinChange, this.#held);
    this.#refusal = error;
    this.#options.onRefused();
  }

  #store(evaluations: readonly Evaluation[]): void {
    this.#stored = new Map(this.#stored);
    for (const one of evaluations) this.#stored.set(one.caseId, one);
  }

  /** Queues a change, merged with a waiting or rejected change to the same cell. */
  #wait(change: EvaluationChange): void {
    const held = this.#held.filter(heldChange => cellOf(heldChange) === cellOf(change));
    this.#held = this.#held.filter(heldChange => !held.includes(heldChange));
    this.#waiting = [...held, change].reduce(joinChange, this.#waiting);
  }

  #nextBatch(): Batch {
    const part = this.#parts.shift();
    if (part) return { changes: part, key: crypto.randomUUID() };
    const children = new Set<string>();
    const changes: EvaluationChange[] = [];
    const rest: EvaluationChange[] = [];
    for (const change of this.#waiting) {
      const fits = children.has(change.caseId) || children.size < maxChangedEvaluations;
      if (fits && changes.length < maxEvaluationChanges) {
        children.add(change.caseId);
        changes.push(change);
      } else rest.push(change);
    }
    this.#waiting = rest;
    return { changes, key: crypto.randomUUID() };
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #read(): QueueState {
    const pending = [this.#held, this.#sending?.changes ?? [], ...this.#parts, this.#waiting].flat();
    const rated = new Map<string, Rated>(this.#stored);
    for (const change of pending) {
      const now = withValue(rated.get(change.caseId) ?? unrated, change);
      rated.set(change.caseId, replaceEqualDeep(this.#state?.rated.get(change.caseId), now));
    }
    return {
      rated,
      recent: new Map([...this.#stored].map(([caseId, { recent }]) => [caseId, recent])),
      unsaved: pending.length,
      pending,
      held:
        this.#held.length > 0 && this.#refusal ? { changes: this.#held, error: this.#refusal } : undefined,
      isSending: this.#isInFlight,
      hasFailed: this.#hasFailed,
      savedAt: this.#savedAt,
      canUndo: this.#done.length > 0,
    };
  }

  #tell(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
  }
}
