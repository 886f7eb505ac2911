import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { Outcome, ReadRequest } from './fault-injection.ts';

interface SdkRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/**
 * A transport of the AWS SDK to a stand-in in the same process. It works like HTTP without sockets, which
 * would take a sixth of the test time. A request without a response fails after the same time as in Lambdas.
 */
export function inProcessHandler(
  answer: (request: ReadRequest) => Promise<Outcome>,
): NonNullable<DynamoDBClientConfig['requestHandler']> {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    async handle({ method, path, headers, body = '' }: SdkRequest) {
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      const request = { method, path, headers: Object.fromEntries(named), body: bytesOf(body) };
      const outcome = await answer(request);
      if (outcome === 'broken-off') throw timeoutError('ECONNRESET');
      if (outcome === 'unanswered') {
        await new Promise(resolve => setTimeout(resolve, hangingMs));
        throw timeoutError('ETIMEDOUT');
      }
      const { status: statusCode, headers: answered } = outcome;
      return { response: { statusCode, headers: answered, body: Buffer.from(outcome.body) } };
    },
    updateHttpClientConfig() {},
    httpHandlerConfigs: () => ({}),
    destroy() {},
  };
}

/** Converts a body to a Buffer: the SDK logs a warning if text methods of its own bodies are called. */
function bytesOf(body: string | Uint8Array): Buffer {
  return typeof body === 'string'
    ? Buffer.from(body)
    : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

type SignerConstructor = NonNullable<DynamoDBClientConfig['signerConstructor']>;
type Signer = InstanceType<SignerConstructor>;
type SignedRequest = Parameters<Signer['sign']>[0];

/**
 * Replaces the SDK's signer. It adds only the id of the access key and no signature: within a process, nobody
 * can change a request.
 */
export class KeyNamer implements Signer {
  readonly #credentials: ConstructorParameters<SignerConstructor>[0]['credentials'];

  constructor({ credentials }: ConstructorParameters<SignerConstructor>[0]) {
    this.#credentials = credentials;
  }

  async sign(request: SignedRequest): Promise<SignedRequest> {
    const credentials = this.#credentials;
    const { accessKeyId, sessionToken } =
      typeof credentials === 'function' ? await credentials() : credentials;
    const token = sessionToken && { 'x-amz-security-token': sessionToken };
    const headers = { ...request.headers, ...token, ...named(accessKeyId) };
    return { ...request, headers };
  }
}

function named(accessKeyId: string) {
  const credential = `${accessKeyId}/20000101/local/dynamodb/aws4_request`;
  return {
    'x-amz-date': '20000101T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
  };
}

/** Milliseconds after which a request without a response fails. */
const hangingMs = 5_000;

/** An error with the name of the SDK's own timeout errors, so that the SDK retries the request. */
function timeoutError(code: 'ECONNRESET' | 'ETIMEDOUT') {
  return Object.assign(new Error(code), { name: 'TimeoutError', code });
}
