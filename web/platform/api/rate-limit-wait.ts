import { CallError } from './call-error.ts';

/** Most seconds that a call waits by itself. */
const longestWait = 60;
/** Calls that were refused together are not sent together again. */
const spreadMs = 2_000;

/** Milliseconds after which a rate-limited call may be sent again; undefined for other errors and longer waits. */
export function rateLimitWait(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== 'rate.limited') return undefined;
  const { retryAfter = longestWait } = error;
  return retryAfter > longestWait ? undefined : retryAfter * 1_000 + Math.random() * spreadMs;
}

/** Resolves after a time, or when nobody waits any more. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
