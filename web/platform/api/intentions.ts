import { CallError } from './call-error.ts';

interface Attempt {
  readonly content: string;
  readonly idempotencyKey: string;
  /** State of the last submission; `unclear` if it failed but may have been stored. */
  state: 'running' | 'refused' | 'unclear';
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
    if (this.#isOneRecord && last?.state === 'running') return;
    const isSame = last?.content === content || (this.#isOneRecord && last?.state === 'unclear');
    const idempotencyKey = last && isSame ? last.idempotencyKey : crypto.randomUUID();
    this.#attempts.set(subject, { content, idempotencyKey, state: 'running' });
    return idempotencyKey;
  }

  fail(subject: string, error: unknown): void {
    const attempt = this.#attempts.get(subject);
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
    const wasStored = isRefused && error.code === 'idempotency.other-body';
    if (wasStored) this.#attempts.delete(subject);
    else if (attempt) attempt.state = isRefused ? 'refused' : 'unclear';
  }

  /** Ends a submission, so that another one with the same subject may begin. */
  end(subject: string): void {
    this.#attempts.delete(subject);
  }
}
