import { type Answers, type Endpoint, pathNames, type Sends, writes } from '../../../shared/core/endpoint.ts';
import { track } from './activity.ts';
import { CallError, errorOfAnswer } from './call-error.ts';
import { config } from './config.ts';
import { connection } from './connection.ts';

interface CallOptions {
  /** Made once per submit, so that a repeated write has one effect. Made here when left out. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Whose call it is, where that is not who is signed in here. The server knows what they have open. */
  token?: string;
  /** Slug of the organisation it is made for, where that is not the one this tab works in. */
  organization?: string;
}

/**
 * Makes a call of the contract and gives the `data` of its answer.
 * @throws CallError when it is refused or does not arrive
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Sends<E>,
  { idempotencyKey, signal, token, organization }: CallOptions = {},
): Promise<Answers<E>> {
  const { path, rest } = splitInput(endpoint, input);
  const isGet = endpoint.method === 'GET';
  const headers = await headersOf(endpoint, idempotencyKey, token, organization);
  const response = await send(isGet ? `${path}${queryOf(rest)}` : path, {
    method: endpoint.method,
    headers,
    ...(!isGet && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOfAnswer(response.status, body, response.headers.get('retry-after'));
  return body.data;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  try {
    const { api } = await config();
    return await track(fetch(`${api}/${path}`, request));
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new CallError('network.failed', 0);
  }
}

async function headersOf(
  endpoint: Endpoint,
  idempotencyKey?: string,
  token?: string,
  slug?: string,
): Promise<Record<string, string>> {
  const bearer = token ?? (await connection.bearer());
  if (!bearer && endpoint.needs !== 'public') throw new CallError('session.missing', 401);
  const isAnybodys = endpoint.needs === 'public' || endpoint.needs === 'token';
  const organization = isAnybodys || token ? undefined : (slug ?? connection.organization());
  return {
    'x-app-version': __APP_VERSION__,
    ...(endpoint.method !== 'GET' && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(organization && { 'x-organization': organization }),
    ...(writes(endpoint) && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

/** The address with its names filled in, and what is left of the input for query or body. */
function splitInput(endpoint: Endpoint, input: object): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...input };
  let path = endpoint.path;
  for (const name of pathNames(endpoint.path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])));
    delete rest[name];
  }
  return { path, rest };
}

function queryOf(fields: Record<string, unknown>): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${query}` : '';
}
