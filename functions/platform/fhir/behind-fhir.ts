import type { FhirSource } from '../../../shared/core/fhir/source.ts';
import type { FhirWriter } from '../../../shared/core/fhir/writing.ts';
import type { Environment } from '../environment.ts';
import type { HttpHandler } from '../http/create-http-lambda.ts';
import { CursorSeal } from '../http/cursor-seal.ts';
import type { ReadFile } from './answer-binary.ts';

type LoadSources = () => Promise<{
  fhirSources: readonly FhirSource[];
  fhirWriters: readonly FhirWriter[];
}>;

const fhirPath = /^\/api\/(?:by-key\/)?fhir(?:\/(.+))?$/;

/** Wraps a Lambda: answers FHIR requests by calling its endpoints, and passes all other requests on. */
export function behindFhir(
  loadSources: LoadSources,
  environment: Pick<Environment, 'webUrl' | 'cursorSecrets'>,
  now: () => number,
  lambda: HttpHandler,
): HttpHandler {
  return async (event, context) => {
    const found = fhirPath.exec(event.rawPath);
    if (!found) return lambda(event, context);
    const [, path = ''] = found;
    const [{ fhirSources, fhirWriters }, { answerFhir }, { askAs }] = await Promise.all([
      loadSources(),
      import('./answer-fhir.ts'),
      import('./ask.ts'),
    ]);
    const server = {
      sources: fhirSources,
      writers: fhirWriters,
      base: `${environment.webUrl}/api/fhir`,
      cursors: new CursorSeal(environment.cursorSecrets, now),
    };
    return answerFhir(server, event, path, askAs(event, context, lambda));
  };
}

const binaryAddress = /^\/api\/(?:by-key\/)?fhir\/Binary\/([^/]+)$/;

/** Like `behindFhir`, but for the Lambda that opens PDFs: answers only requests for `Binary`. */
export function behindBinary(loadSources: LoadSources, readFile: ReadFile, lambda: HttpHandler): HttpHandler {
  return async (event, context) => {
    const [, id] = binaryAddress.exec(event.rawPath) ?? [];
    if (id === undefined) return lambda(event, context);
    const [{ fhirSources }, { answerBinary }, { withOutcomes }, { askAs }] = await Promise.all([
      loadSources(),
      import('./answer-binary.ts'),
      import('./fhir-answer.ts'),
      import('./ask.ts'),
    ]);
    return withOutcomes(() =>
      answerBinary(fhirSources, event, decoded(id), askAs(event, context, lambda), readFile),
    );
  };
}

/** Decodes a part of a URL. A malformed part stays unchanged, so that it matches nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
