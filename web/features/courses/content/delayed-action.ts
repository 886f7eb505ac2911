/** Milliseconds until the action runs; slightly longer than the undo toast is visible. */
const delayMs = 5_000;

interface Waiting {
  id: string;
  timer: ReturnType<typeof setTimeout>;
}

/** Runs an action after a delay, in which it can be cancelled; one action at a time. */
export class DelayedAction {
  readonly #act: (id: string) => Promise<unknown>;
  readonly #onPending: (id: string | undefined) => void;
  #waiting: Waiting | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /** @param onPending called with the id of the action that waits or runs, and undefined when it is over */
  constructor(act: (id: string) => Promise<unknown>, onPending: (id: string | undefined) => void) {
    this.#act = act;
    this.#onPending = onPending;
  }

  /** Runs the waiting action at once; resolves when no action waits or runs. */
  async finish(): Promise<void> {
    const due = this.#waiting;
    if (!due) return void (await this.#running);
    this.#waiting = undefined;
    clearTimeout(due.timer);
    this.#running = this.#act(due.id).then(() => this.#onPending(undefined));
    await this.#running;
  }

  /** Starts the action after the one before. Ignores a second start while it waits, such as a double tap. */
  async start(id: string): Promise<void> {
    if (this.#waiting?.id === id) return;
    await this.finish();
    this.#waiting = { id, timer: setTimeout(() => void this.finish(), delayMs) };
    this.#onPending(id);
  }

  /** Cancels the action; returns whether it was still waiting. */
  cancel(id: string): boolean {
    if (this.#waiting?.id !== id) return false;
    clearTimeout(this.#waiting.timer);
    this.#waiting = undefined;
    this.#onPending(undefined);
    return true;
  }
}
