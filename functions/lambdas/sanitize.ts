import { answerStep, stepRunner } from '../platform/files/run-in-thread.ts';
import type { SanitizeAnswer } from '../platform/files/sanitize-event.ts';

export type SanitizeHandler = (event: unknown) => Promise<SanitizeAnswer>;

/**
 * Makes uploads harmless, for the Lambdas that answer calls. It has no rights at all: it reads and writes by
 * links that it is given, so that whatever takes it over finds nothing. What it does in a thread is done by
 * this file, run again there, which is why it loads nothing before it is invoked.
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

await answerStep();
