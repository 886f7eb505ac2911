import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../shared/core/errors.ts';

/** Thrown if another write has changed the item first. The caller can read the item again and retry. */
export class ConflictError extends Error {}

/** A conflict for which DynamoDB has returned the current values of the item. */
export class StaleWrite<Known> extends ConflictError {
  readonly current: Partial<Known>;

  constructor(current: Partial<Known>) {
    super('stale');
    this.current = current;
  }
}

export interface RetryOptions {
  isConflict?: (error: unknown) => boolean;
  /** Called before the next attempt, for example to read the current values. */
  onConflict?: (error: unknown) => void | Promise<void>;
  maxAttempts?: number;
  /** Number of milliseconds after which no further attempt starts. */
  maxMs?: number;
  /** Upper limit of the first random pause, in milliseconds. The limit doubles with each attempt. */
  firstPauseMs?: number;
  maxPauseMs?: number;
}

/**
 * Runs `attempt`. After a conflict with another write, waits for a random time and retries.
 * @throws server.busy after `maxAttempts` conflicts, or after `maxMs`
 */
export async function retryOnConflict<Result>(
  attempt: () => Promise<Result>,
  {
    isConflict = error => error instanceof ConflictError,
    onConflict,
    maxAttempts = 10,
    maxMs = Number.POSITIVE_INFINITY,
    firstPauseMs = 10,
    maxPauseMs = 500,
  }: RetryOptions = {},
): Promise<Result> {
  const start = performance.now();
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempts === maxAttempts || performance.now() - start > maxMs) throw new AppError('server.busy');
      await onConflict?.(error);
      await wait(Math.random() * Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1)));
    }
  }
}

/** Attempts a change. After a conflict with another write, retries with the current version of the record. */
export function retryOnVersionConflict<Stored, Result = Stored>(
  before: Stored,
  parse: (current: unknown) => Stored,
  attempt: (record: Stored) => Promise<Result>,
  isRetried: (current: Stored) => boolean = () => true,
): Promise<Result> {
  const currentOf = (error: unknown) => parse((error as AppError).current);
  let record = before;
  return retryOnConflict(() => attempt(record), {
    isConflict: error => isVersionConflict(error) && isRetried(currentOf(error)),
    onConflict: error => {
      record = currentOf(error);
    },
  });
}

/**
 * Attempts a change. Retries if only a mark of the record (such as `sentAt`) was set meanwhile.
 * @throws version.conflict if the record was edited meanwhile
 */
export const retryOverMarks = <Stored extends { version: number }, Result = Stored>(
  before: Stored,
  parse: (current: unknown) => Stored,
  attempt: (record: Stored) => Promise<Result>,
): Promise<Result> =>
  retryOnVersionConflict(before, parse, attempt, ({ version }) => version === before.version);

export function isVersionConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'version.conflict';
}
