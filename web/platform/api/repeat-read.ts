import { callContext } from './call-context.ts';
import { pause, rateLimitWait } from './rate-limit-wait.ts';

const maxAttempts = 3;

/**
 * Sends a rate-limited read again when the server lets it in, and says so meanwhile, unless the tab is of another
 * session or organisation by then.
 */
export async function repeatRead<Answer>(
  read: () => Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const organization = callContext.organization();
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const ms = rateLimitWait(error);
      if (ms === undefined || attempt === maxAttempts) throw error;
      callContext.onRateLimitWait(ms);
      await pause(ms, signal);
      if (signal?.aborted || callContext.organization() !== organization) throw error;
    }
  }
}
