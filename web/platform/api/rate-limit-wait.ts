import { CallError } from './call-error.ts';

/** Maximum wait in seconds; if the server asks for longer, the request fails. */
const longestWait = 60;
/** Maximum random delay, so that requests rejected together are not resent together. */
const spreadMs = 2_000;

/** Milliseconds until a rate-limited request may be resent; undefined for other errors and longer waits. */
export function rateLimitWait(error: unknown): number | undefined {
  if (!(error instanceof CallError) || error.code !== 'rate.limited') return undefined;
  const { retryAfter = longestWait } = error;
  return retryAfter > longestWait ? undefined : retryAfter * 1_000 + Math.random() * spreadMs;
}

/** Minutes until a rate-limited request may be sent again; undefined if it failed otherwise. */
export const minutesToWait = (error: unknown): number | undefined =>
  error instanceof CallError && error.code === 'rate.limited'
    ? Math.ceil((error.retryAfter ?? longestWait) / 60)
    : undefined;

/** Resolves after a delay, or when the signal aborts. */
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
