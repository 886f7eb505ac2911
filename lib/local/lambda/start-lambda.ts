import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { listen, readBody } from '../serve.ts';
import { checkSignature, type SecretOf } from '../sts/check-signature.ts';
import { percentEncode, sha256 } from '../sts/signature-v4.ts';

export interface LambdaFunction {
  handler: (event: unknown) => Promise<unknown>;
  isAllowed: (accessKeyId: string) => boolean;
}

export interface LambdaOptions {
  functions: Record<string, LambdaFunction>;
  secretOf: SecretOf;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** AWS's limit for a synchronous invocation, in bytes. */
const maxBody = 6 * 1024 * 1024;

/**
 * A stand-in for AWS Lambda that supports synchronous `Invoke`. If a function throws, it responds like AWS:
 * with status 200, an error header and the message.
 */
export function startLambda({ functions, secretOf }: LambdaOptions) {
  return listen(async (request, response) => {
    const { status, headers = {}, body } = await answer(request, functions, secretOf);
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    });
    response.end(JSON.stringify(body ?? null));
  });
}

async function answer(
  request: IncomingMessage,
  functions: Record<string, LambdaFunction>,
  secretOf: SecretOf,
): Promise<Answer> {
  const path = request.url ?? '/';
  const name = /^\/2015-03-31\/functions\/([\w-]{1,64})\/invocations$/.exec(path)?.[1];
  const invoked = request.method === 'POST' && name !== undefined ? functions[name] : undefined;
  if (!invoked) return refusal(404, 'ResourceNotFoundException');
  const body = await readBody(request, maxBody);
  if (!body) return refusal(413, 'RequestTooLargeException');
  const { method = '', headers } = request;
  const checked = checkSignature({
    request: {
      method,
      path: path.split('/').map(percentEncode).join('/'),
      query: new URLSearchParams(),
      headers,
      payloadHash: sha256(body),
    },
    service: 'lambda',
    secretOf,
    now: Date.now(),
  });
  if (!('accessKeyId' in checked)) return refusal(403, 'InvalidSignatureException');
  if (!invoked.isAllowed(checked.accessKeyId)) return refusal(403, 'AccessDeniedException');
  return invoke(invoked, body);
}

async function invoke({ handler }: LambdaFunction, event: Buffer): Promise<Answer> {
  try {
    return { status: 200, body: await handler(JSON.parse(event.toString() || 'null')) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    const headers = { 'x-amz-function-error': 'Unhandled' };
    return { status: 200, headers, body: { errorType: name, errorMessage: message } };
  }
}

const refusal = (status: number, type: string): Answer => ({
  status,
  headers: { 'x-amzn-errortype': type },
  body: { message: type },
});
