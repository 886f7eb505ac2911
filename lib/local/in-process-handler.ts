import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import type { Outcome, ReadRequest } from './fault-injection.ts';

/** What the AWS SDK hands to its transport, as far as it is read here. */
interface SdkRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/**
 * A transport of the AWS SDK that asks a stand-in of the same process: all that HTTP would do but the sockets,
 * which take a sixth of a suite's time. A request that is never answered fails as long after as the Lambdas wait.
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

/** Copied by its bytes: the SDK warns whoever asks its bodies for what texts have. */
function bytesOf(body: string | Uint8Array): Buffer {
  return typeof body === 'string'
    ? Buffer.from(body)
    : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

type SignerConstructor = NonNullable<DynamoDBClientConfig['signerConstructor']>;
type Signer = InstanceType<SignerConstructor>;
type SignedRequest = Parameters<Signer['sign']>[0];

/** In place of the SDK's signer: names the key, as nobody listens between a process and itself. */
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

/** As signed requests look; the stand-in behind reads as far as that. */
function named(accessKeyId: string) {
  const credential = `${accessKeyId}/20000101/local/dynamodb/aws4_request`;
  return {
    'x-amz-date': '20000101T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
  };
}

/** Milliseconds. */
const hangingMs = 5_000;

/** As the SDK's own transport names it, which is tried again. */
function timeoutError(code: 'ECONNRESET' | 'ETIMEDOUT') {
  return Object.assign(new Error(code), { name: 'TimeoutError', code });
}
