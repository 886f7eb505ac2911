import { CallError } from './call-error.ts';
import { pause, rateLimitWait } from './rate-limit-wait.ts';

const maxAttempts = 4;
const pauseMs = 1_500;

/** Resends a failed request with the same idempotency key, so that it takes effect only once. */
export async function callAgain<Answer>(
  send: (idempotencyKey: string) => Promise<Answer>,
  signal?: AbortSignal,
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(key);
    } catch (error) {
      const mayPass = error instanceof CallError && error.isTransient;
      if (attempt === maxAttempts || !mayPass || signal?.aborted) throw error;
      await pause(rateLimitWait(error) ?? pauseMs * attempt, signal);
    }
  }
}
