import { answerStep, stepRunner } from '../platform/files/run-in-thread.ts';
import type { SanitizeAnswer } from '../platform/files/sanitize-event.ts';

export type SanitizeHandler = (event: unknown) => Promise<SanitizeAnswer>;

/**
 * Sanitizes uploads for other Lambdas. It has no permissions: it reads and writes through presigned links, so
 * an attacker who takes it over gains nothing. Its worker threads run this same file. Before an invocation,
 * the file must therefore import nothing that threads do not need.
 */
export function createSanitizeLambda(): SanitizeHandler {
  const runStep = stepRunner(new URL(import.meta.url));
  return async event => {
    const { SanitizeEvent } = await import('../platform/files/sanitize-event.ts');
    const { sanitizeUpload } = await import('../platform/files/sanitize-upload.ts');
    return sanitizeUpload(SanitizeEvent.parse(event), runStep);
  };
}

export const handler = createSanitizeLambda();

void answerStep();
