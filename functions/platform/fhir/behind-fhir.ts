import type { FhirSource } from '../../../shared/core/fhir/source.ts';
import type { Environment } from '../environment.ts';
import type { HttpHandler } from '../http/create-http-lambda.ts';
import { CursorSeal } from '../http/cursor-seal.ts';

const fhirPath = /^\/api\/(?:by-key\/)?fhir\/(.+)$/;

/** Wraps a Lambda behind its shared routes: answers FHIR requests by its calls, and passes all others on. */
export function behindFhir(
  loadSources: () => Promise<{ fhirSources: readonly FhirSource[] }>,
  environment: Pick<Environment, 'webUrl' | 'cursorSecrets'>,
  now: () => number,
  lambda: HttpHandler,
): HttpHandler {
  return async (event, context) => {
    const [, path] = fhirPath.exec(event.rawPath) ?? [];
    if (path === undefined) return lambda(event, context);
    const [{ fhirSources }, { answerFhir }, { askAs }] = await Promise.all([
      loadSources(),
      import('./answer-fhir.ts'),
      import('./ask.ts'),
    ]);
    const server = {
      sources: fhirSources,
      base: `${environment.webUrl}/api/fhir`,
      cursors: new CursorSeal(environment.cursorSecrets, now),
    };
    return answerFhir(server, event, path, askAs(event, context, lambda));
  };
}
