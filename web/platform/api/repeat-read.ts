import { callContext } from './call-context.ts';
import { pause, rateLimitWait } from './rate-limit-wait.ts';

const maxAttempts = 3;

/**
 * Repeats a rate-limited read after the wait that the server asks for, and tells the user about the wait.
 * Stops if the session or organisation of the tab has changed.
 * @param error error of the first attempt
 */
export async function repeatRead<Answer>(
  error: Error,
  read: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  attempt = 1,
): Promise<Answer> {
  const organization = callContext.organization();
  const ms = rateLimitWait(error);
  if (ms === undefined || attempt === maxAttempts) throw error;
  callContext.onRateLimitWait(ms);
  await pause(ms, signal);
  if (signal?.aborted || callContext.organization() !== organization) throw error;
  return read().catch(next => repeatRead(next, read, signal, attempt + 1));
}
