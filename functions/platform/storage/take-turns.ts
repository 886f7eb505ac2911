import { setTimeout as wait } from 'node:timers/promises';

/** Longest time, in milliseconds, for which the next write of an item waits for the current one. */
const longestTurnMs = 2_500;

interface Queue<Notes> {
  notes: Notes;
  /** Resolves when the last queued write is over. */
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Runs writes of the same item one after the other within this process, because concurrent transactions would
 * cancel each other. This only avoids retries. It is no lock: write conditions ensure correctness, and a
 * write that takes too long does not block the next one.
 */
export class Turns<Notes> {
  readonly #newNotes: () => Notes;
  readonly #longestTurnMs: number;
  readonly #queues = new Map<string, Queue<Notes>>();

  /** @param newNotes state handed to the next turn; dropped when the queue is empty */
  constructor(newNotes: () => Notes, maxMs = longestTurnMs) {
    this.#newNotes = newNotes;
    this.#longestTurnMs = maxMs;
  }

  /** Runs a write when earlier writes of the same item have ended, or have taken too long. */
  async take<Result>(item: string, run: (notes: Notes) => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(item) ?? { notes: this.#newNotes(), last: Promise.resolve(), waiting: 0 };
    this.#queues.set(item, queue);
    queue.waiting++;
    const before = queue.last;
    const { promise: over, resolve: endTurn } = Promise.withResolvers<void>();
    queue.last = over;
    await before;
    const late = new AbortController();
    wait(this.#longestTurnMs, undefined, { signal: late.signal }).then(endTurn, () => {});
    try {
      return await run(queue.notes);
    } finally {
      late.abort();
      endTurn();
      if (--queue.waiting === 0) this.#queues.delete(item);
    }
  }
}
