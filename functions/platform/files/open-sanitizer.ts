import { AppError } from '../../../shared/core/errors.ts';
import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';
import { unsupportedTypeError } from './declared-type.ts';
import type { SanitizeAnswer, SanitizeEvent } from './sanitize-event.ts';

/**
 * Sanitizes an upload, stores the result at the target, and returns the file's type and size.
 * @throws file.…
 */
export type Sanitize = (event: SanitizeEvent) => Promise<Exclude<SanitizeAnswer, { refused: unknown }>>;

/** Timeout in milliseconds; shorter than the time limit of an API request. */
const requestTimeout = 27_000;

/**
 * Returns a function that makes the Lambda `sanitize` check an upload. Only this Lambda decodes unknown
 * files, because it has no access to data.
 */
export function openSanitizer(environment: Environment): Sanitize {
  const open = memoizeAsync(async () => {
    const { LambdaClient, InvokeCommand } = await import('@aws-sdk/client-lambda');
    const client = new LambdaClient({
      region: environment.region,
      endpoint: environment.standIns?.endpoints.lambda,
      requestHandler: { ...awsTimeouts, requestTimeout },
      ...(environment.standIns && { credentials: environment.standIns.credentials }),
    });
    return (Payload: string) =>
      client.send(new InvokeCommand({ FunctionName: environment.sanitizeFunction, Payload }));
  });
  return async event => {
    const invoke = await open();
    const { Payload, FunctionError } = await invoke(JSON.stringify(event));
    if (FunctionError) throw brokenFileError(event.purpose);
    const { SanitizeAnswer } = await import('./sanitize-event.ts');
    const answer = SanitizeAnswer.parse(JSON.parse(Payload?.transformToString() ?? ''));
    if ('refused' in answer) throw new AppError(answer.refused);
    return answer;
  };
}

/** The error for a file that made the Lambda run out of time or memory. */
const brokenFileError = (purpose: PurposeName): AppError => unsupportedTypeError(purpose);
