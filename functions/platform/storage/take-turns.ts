import { setTimeout as wait } from 'node:timers/promises';

/** Longest time, in milliseconds, for which a write lets the next write of the same item wait. */
const longestTurnMs = 2_500;

interface Queue<Notes> {
  notes: Notes;
  /** Resolves when the last queued write is over. */
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Lets writes of the same item run one after the other in this process, because concurrent transactions would
 * cancel each other. This only saves retries. It is no lock: write conditions guarantee correctness, and a
 * write that takes too long does not block the others.
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

  /** Runs a write after the earlier writes of the same item have ended. */
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
