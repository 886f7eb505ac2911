import { isRefused, wasStored } from './call-error.ts';

interface Attempt {
  readonly content: string;
  readonly idempotencyKey: string;
  isRunning: boolean;
  /** Whether an earlier submission with this key failed but may have been stored; a later refusal tells nothing. */
  isUnclear: boolean;
}

/** Idempotency keys of a mutation: sending the same content again after a failure reuses the key. */
export class Intentions {
  readonly #attempts = new Map<string, Attempt>();
  readonly #isOneRecord: boolean;

  /**
   * @param isOneRecord whether each submission creates one record. If so, a second submission with the same
   * subject is rejected while the first runs. If the first fails but may have been stored, the next one
   * reuses its key even with other content, so that the server does not create a second record.
   */
  constructor(isOneRecord: boolean) {
    this.#isOneRecord = isOneRecord;
  }

  /** Begins a submission. Returns its idempotency key; undefined if the subject is locked. */
  begin(subject: string, content: string): string | undefined {
    const last = this.#attempts.get(subject);
    if (this.#isOneRecord && last?.isRunning) return;
    const isSame = last?.content === content || (this.#isOneRecord && last?.isUnclear);
    const { idempotencyKey, isUnclear } =
      last && isSame ? last : { idempotencyKey: crypto.randomUUID(), isUnclear: false };
    this.#attempts.set(subject, { content, idempotencyKey, isRunning: true, isUnclear });
    return idempotencyKey;
  }

  fail(subject: string, error: unknown): void {
    const attempt = this.#attempts.get(subject);
    if (wasStored(error)) this.#attempts.delete(subject);
    else if (attempt)
      Object.assign(attempt, { isRunning: false, isUnclear: attempt.isUnclear || !isRefused(error) });
  }

  /** Ends a submission, so that another one with the same subject may begin. */
  end(subject: string): void {
    this.#attempts.delete(subject);
  }
}
