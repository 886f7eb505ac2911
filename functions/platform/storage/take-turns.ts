import { setTimeout as wait } from 'node:timers/promises';

/** How long one turn keeps the next one waiting, in milliseconds. */
const longestTurnMs = 2_500;

interface Queue<Notes> {
  notes: Notes;
  /** Resolves when the last turn so far is over. */
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Lets whoever writes the same item from this process do so one after another, since at once they would only
 * undo each other's transactions. It is a courtesy and no lock: conditions decide, in this process as between
 * processes, and a turn that takes too long does not hold up the others.
 */
export class Turns<Notes> {
  readonly #newNotes: () => Notes;
  readonly #longestTurnMs: number;
  readonly #queues = new Map<string, Queue<Notes>>();

  /** @param newNotes what one turn leaves for the next to read, forgotten when nobody waits any more */
  constructor(newNotes: () => Notes, maxMs = longestTurnMs) {
    this.#newNotes = newNotes;
    this.#longestTurnMs = maxMs;
  }

  /** Runs when those who came before for the same item are done. */
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
