import { callContext } from './call-context.ts';
import { pause, rateLimitWait } from './rate-limit-wait.ts';

const maxAttempts = 3;

/**
 * Sends a read that was rate-limited again when the server lets it in, and says so meanwhile, unless the tab is of
 * another session or organisation by then.
 * @param error of the first attempt
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
