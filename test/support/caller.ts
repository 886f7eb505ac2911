import {
  type Endpoint,
  pathParameters,
  type RequestOf,
  type ResponseOf,
} from '../../shared/core/endpoint.ts';
import { errorCodesOf } from '../../shared/core/endpoint-errors.ts';
import type { ErrorBody } from '../../shared/core/errors.ts';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined if it is not JSON. */
  body: unknown;
}

export interface Caller {
  /** Sends a request to an endpoint that must succeed. @throws Error with status and body otherwise */
  call: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    headers?: Record<string, string>,
  ) => Promise<{ data: ResponseOf<E> }>;
  /** Sends a request to an endpoint that must be rejected, and returns the error with its status. */
  expectError: <E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    headers?: Record<string, string>,
  ) => Promise<ErrorBody['error'] & { status: number }>;
  /** Sends any request, without checking the response. */
  send: (method: string, path: string, options?: SendOptions) => Promise<Reply>;
}

export interface SendOptions {
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  headers?: Record<string, string>;
}

/** A caller of the API over HTTP with these headers. */
export function callerWith(api: string, own: Record<string, string>): Caller {
  const send: Caller['send'] = async (method, path, { body, headers = {} } = {}) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${api}/${path}`, {
      method,
      headers: { ...type, ...own, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parse(text) };
  };
  const sendCall = (endpoint: Endpoint, input: Record<string, unknown>, headers = {}) => {
    const { path, body } = requestOf(endpoint, input);
    return send(endpoint.method, path, { body, headers });
  };
  return {
    send,
    call: async (endpoint, input, headers) => {
      const { status, text, body } = await sendCall(endpoint, input as Record<string, unknown>, headers);
      if (status !== (endpoint.status ?? 200))
        throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`);
      return (endpoint.media ? { data: text } : body) as never;
    },
    expectError: async (endpoint, input, headers) => {
      const { status, text, body } = await sendCall(endpoint, input as Record<string, unknown>, headers);
      const call = `${endpoint.method} ${endpoint.path}`;
      if (status < 400) throw new Error(`${call} was not refused: ${text}`);
      const { error } = body as ErrorBody;
      if (error && !errorCodesOf(endpoint).includes(error.code))
        throw new Error(`${call} is refused with ${error.code}, which its endpoint does not declare`);
      return { ...error, status };
    },
  };
}

/** Distributes an input: path parameters into the path, the rest into the query of a GET or the body. */
export function requestOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { path: string; body?: string } {
  const inPath = pathParameters(endpoint.path);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input[name])),
  );
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined),
  );
  if (endpoint.method !== 'GET')
    return Object.keys(rest).length === 0 ? { path } : { path, body: JSON.stringify(rest) };
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { path: query ? `${path}?${query}` : path };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
