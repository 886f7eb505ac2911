import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../../../../shared/core/errors.ts';

/** Another write came first; `now` holds the values it stored. */
export class StaleWrite<Known> extends Error {
  readonly current: Partial<Known>;

  constructor(now: Partial<Known>) {
    super('outrun');
    this.current = now;
  }
}

/** Attempts before giving up under contention. */
const maxAttempts = 100;
const pauseMs = 15;
const maxPauseMs = 150;

/** Retries a write with the current values and jittered backoff. @throws server.busy after too many attempts */
export async function retryOnConflict<Known extends object, Answer>(
  known: Known,
  write: (known: Known) => Promise<Answer>,
): Promise<Answer> {
  let now = known;
  for (let tries = 1; ; tries++) {
    try {
      return await write(now);
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'server.busy';
      if (!isBusy && !(error instanceof StaleWrite)) throw error;
      if (tries === maxAttempts) throw new AppError('server.busy');
      if (error instanceof StaleWrite) now = { ...now, ...error.current };
      await wait(Math.random() * Math.min(maxPauseMs, pauseMs * tries));
    }
  }
}
