import { apiOperations } from '../../../shared/contract.ts';
import { type ErrorCode, errors } from '../../../shared/core/errors.ts';
import { fhirCalls } from '../../../shared/core/fhir/calls.ts';
import { outcome } from '../../../shared/core/fhir/outcome.ts';
import type { Stage } from '../stage.ts';

/**
 * Source of a regular expression that matches all routes. A route is a list of words, with the method last.
 * In the expression, routes that begin with the same words share these words, because CloudFront limits the
 * size of a function.
 */
function patternOf(routes: string[][]): string {
  const byFirst = Map.groupBy(routes, ([first = '']) => first);
  const branches = [...byFirst].map(([first, found]) => {
    const rest = found.map(words => words.slice(1)).filter(words => words.length > 0);
    return first + (rest.length > 0 ? patternOf(rest) : '');
  });
  return branches.length === 1 ? branches.join('') : `(?:${branches.join('|')})`;
}

const patternOfCalls = (calls: { method: string; path: string }[]): RegExp =>
  new RegExp(
    `^/api${patternOf(
      calls.map(({ method, path }) => [
        ...path.split('/').map(word => (word.startsWith('{') ? '/[^/]+' : `/${word}`)),
        ` ${method}`,
      ]),
    )}$`,
  );

const calls = apiOperations.map(({ endpoint }) => endpoint);
const known = patternOfCalls([...calls, ...fhirCalls]);
const open = patternOfCalls(calls.filter(({ needs }) => needs === 'public'));

/** Seconds after which clients may try again during maintenance. */
const maintenanceRetrySeconds = 300;

const bodyOf = (code: ErrorCode) => JSON.stringify({ error: { code, message: errors[code].message } });
/** Makes the response that rejects a request. FHIR clients get the body `fhir`, all others `body`. */
const refusalOf = <Status extends number>(status: Status, code: ErrorCode) => ({
  status,
  body: bodyOf(code),
  fhir: JSON.stringify(outcome(status, errors[code].message)),
});
const refusals = {
  'record.missing': refusalOf(404, 'record.missing'),
  'session.missing': refusalOf(401, 'session.missing'),
  'session.expired': refusalOf(401, 'session.expired'),
} as const;

/**
 * Decides whether to reject a request, and with which error. Returns `keyed` for a request with an API key,
 * and undefined if the request is forwarded as it is. The function's source is also deployed to CloudFront,
 * so it may use only its arguments and CloudFront's JavaScript features.
 */
function decide(
  call: string,
  authorization: string,
  now: number,
  known: RegExp,
  open: RegExp,
): keyof typeof refusals | 'keyed' | undefined {
  if (!known.test(call)) return 'record.missing';
  if (open.test(call)) return undefined;
  if (/^bearer\s+lt_\w+$/i.test(authorization)) return 'keyed';
  const token = /^(?:bearer\s+)?[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization);
  try {
    const claims = JSON.parse(Buffer.from(token ? String(token[1]) : '', 'base64url').toString());
    if (typeof claims.exp !== 'number') return 'session.missing';
    return claims.exp * 1000 > now ? undefined : 'session.expired';
  } catch (_) {
    return 'session.missing';
  }
}

export interface ApiRefusal {
  status: 401 | 404;
  type: string;
  body: string;
}

const isFhir = (path: string): boolean => /^\/api\/fhir(\/|$)/.test(path);
const typeOf = (path: string): string => (isFhir(path) ? 'application/fhir+json' : 'application/json');

/**
 * The site's response to a request that it rejects; undefined if it forwards the request. It rejects unknown
 * routes, and tokens that are missing, malformed or expired. API Gateway would reject these too, but without
 * our own error messages. Only API Gateway can check signatures.
 */
export function refuseCall(method: string, path: string, authorization = ''): ApiRefusal | undefined {
  const code = decide(`${path} ${method}`, authorization, Date.now(), known, open);
  if (!code || code === 'keyed') return undefined;
  const { status, body, fhir } = refusals[code];
  return { status, type: typeOf(path), body: isFhir(path) ? fhir : body };
}

/**
 * The path to which the site forwards a request. API Gateway's authorizer accepts only signed tokens. A
 * request with an API key therefore goes to a route without authorizer, and the Lambda checks the key.
 */
export function pathBehindSite(method: string, path: string, authorization = ''): string {
  const isKeyed = decide(`${path} ${method}`, authorization, Date.now(), known, open) === 'keyed';
  return isKeyed ? path.replace('/api/', '/api/by-key/') : path;
}

/** Source of the CloudFront function that rejects invalid requests; during maintenance, all requests. */
export const refuseCallSource = ({ maintenance }: Pick<Stage, 'maintenance'>): string =>
  maintenance === 'off' ? refuseSomeSource : refuseAllSource;

const refuseAllSource = `function handler() {
  return {
    statusCode: 503,
    statusDescription: 'Service Unavailable',
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-store' },
      'retry-after': { value: '${maintenanceRetrySeconds}' },
    },
    body: { encoding: 'text', data: ${JSON.stringify(bodyOf('server.maintenance'))} },
  };
}
`;

const refuseSomeSource = `const known = ${known};
const open = ${open};
const refusals = ${JSON.stringify(refusals)};
${decide}
function handler(event) {
  const request = event.request;
  const given = request.headers.authorization;
  const call = request.uri + ' ' + request.method;
  const code = decide(call, given ? given.value : '', Date.now(), known, open);
  if (!code) return request;
  if (code === 'keyed') {
    request.uri = request.uri.replace('/api/', '/api/by-key/');
    return request;
  }
  const fhir = /^\\/api\\/fhir(\\/|$)/.test(request.uri);
  const type = fhir ? 'application/fhir+json' : 'application/json';
  return {
    statusCode: refusals[code].status,
    statusDescription: refusals[code].status === 404 ? 'Not Found' : 'Unauthorized',
    headers: { 'content-type': { value: type }, 'cache-control': { value: 'no-store' } },
    body: { encoding: 'text', data: fhir ? refusals[code].fhir : refusals[code].body },
  };
}
`;
