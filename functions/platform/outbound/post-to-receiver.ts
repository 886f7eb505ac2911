import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isPublicAddress } from './is-public-address.ts';

/** Why a delivery failed: wrong status of the response, no response, or an address that is not allowed. */
export type PostProblem =
  | 'status'
  | 'redirect'
  | 'timeout'
  | 'connection'
  | 'certificate'
  | 'no-address'
  | 'forbidden-address';

export interface PostOutcome {
  /** Why the delivery was not accepted; null if the receiver responded with a status from 200 to 299. */
  problem: PostProblem | null;
  status: number | null;
  milliseconds: number;
}

/** Replaces the internet in tests: resolves names, and receives all requests. */
export interface OutboundStandIn {
  resolve: (name: string) => Promise<string[]>;
  /** Local port without TLS, to which all requests are sent instead. */
  port: number;
}

interface Post {
  /** The `https` URL to post to. */
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMs: number;
  standIn?: OutboundStandIn | undefined;
}

/**
 * Posts to a URL typed by a user. Resolves the host name only once, requires that all found IP addresses are
 * public, and connects to one of them. A changed DNS response can therefore not redirect the request (DNS
 * rebinding). Does not follow redirects. Reads only the status of the response.
 */
export async function postToReceiver(post: Post): Promise<PostOutcome> {
  const start = performance.now();
  const signal = AbortSignal.timeout(post.timeoutMs);
  const outcome = await attempt(post, signal);
  return { ...outcome, milliseconds: Math.round(performance.now() - start) };
}

type Outcome = Omit<PostOutcome, 'milliseconds'>;
const failure = (problem: PostProblem): Outcome => ({ problem, status: null });

async function attempt({ url, headers, body, standIn }: Post, signal: AbortSignal): Promise<Outcome> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'https:' || port !== '') return failure('forbidden-address');
  const addresses = await beforeTimeout(resolve(hostname, standIn), signal);
  if (addresses === 'timeout') return failure('timeout');
  const [address] = addresses;
  if (!address) return failure('no-address');
  if (!addresses.every(isPublicAddress)) return failure('forbidden-address');
  try {
    const status = await send(url, address, headers, body, signal, standIn);
    if (status >= 200 && status < 300) return { problem: null, status };
    return { problem: status >= 300 && status < 400 ? 'redirect' : 'status', status };
  } catch (error) {
    if (signal.aborted) return failure('timeout');
    return failure(isCertificateError(error) ? 'certificate' : 'connection');
  }
}

async function resolve(name: string, standIn: OutboundStandIn | undefined): Promise<string[]> {
  if (standIn) return standIn.resolve(name);
  try {
    const found = await lookup(name, { all: true, verbatim: true });
    return found.map(({ address }) => address);
  } catch {
    return [];
  }
}

/** Stops waiting at the timeout. The name lookup itself continues, because it cannot be cancelled. */
function beforeTimeout<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value | 'timeout'> {
  return Promise.race([
    promise,
    new Promise<'timeout'>(resolve =>
      signal.addEventListener('abort', () => resolve('timeout'), { once: true }),
    ),
  ]);
}

function send(
  url: string,
  address: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
  standIn: OutboundStandIn | undefined,
): Promise<number> {
  const { hostname, host, pathname, search } = new URL(url);
  const shared = {
    ...{ method: 'POST', path: pathname + search, agent: false, maxHeaderSize: 16_384, signal },
    headers: { ...headers, host, 'content-length': String(Buffer.byteLength(body)) },
  };
  const family = address.includes(':') ? 6 : 4;
  const pinned: RequestOptions['lookup'] = (_, { all }, give) =>
    all ? give(null, [{ address, family }]) : give(null, address, family);
  return new Promise((done, fail) => {
    const request = standIn
      ? requestHttp({ ...shared, host: '127.0.0.1', port: standIn.port })
      : requestHttps({ ...shared, host: hostname, servername: hostname, port: 443, lookup: pinned });
    request.once('response', ({ statusCode = 0 }) => {
      done(statusCode);
      request.destroy();
    });
    request.on('error', fail);
    request.end(body);
  });
}

function isCertificateError(error: unknown): boolean {
  const code = String((error as NodeJS.ErrnoException).code);
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code);
}
