import { apiOperations } from '../../../shared/contract.ts';
import { type ErrorCode, errors } from '../../../shared/core/errors.ts';

/** Routes as words, the method last, drawn together by their beginnings: CloudFront takes only so much source. */
function patternOf(routes: string[][]): string {
  const byFirst = Map.groupBy(routes, ([first = '']) => first);
  const branches = [...byFirst].map(([first, found]) => {
    const rest = found.map(words => words.slice(1)).filter(words => words.length > 0);
    return first + (rest.length > 0 ? patternOf(rest) : '');
  });
  return branches.length === 1 ? branches.join('') : `(?:${branches.join('|')})`;
}

const patternOfCalls = (calls: typeof apiOperations): RegExp =>
  new RegExp(
    `^/api${patternOf(
      calls.map(({ endpoint: { method, path } }) => [
        ...path.split('/').map(word => (word.startsWith('{') ? '/[^/]+' : `/${word}`)),
        ` ${method}`,
      ]),
    )}$`,
  );

const known = patternOfCalls(apiOperations);
const open = patternOfCalls(apiOperations.filter(({ endpoint }) => endpoint.needs === 'public'));

const bodyOf = (code: ErrorCode) => JSON.stringify({ error: { code, message: errors[code].message } });
const refusals = {
  'record.missing': { status: 404, body: bodyOf('record.missing') },
  'session.missing': { status: 401, body: bodyOf('session.missing') },
  'session.expired': { status: 401, body: bodyOf('session.expired') },
} as const;

/**
 * Runs in CloudFront as well, printed from here: it may use nothing but its arguments, and only what CloudFront's
 * JavaScript knows.
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
  body: string;
}

/**
 * What the site answers to a call without passing it on: one that the contract does not know, and one that needs a
 * token and has none, something else, or one whose time is over. The gateway would refuse them too, but in words of
 * its own, which an HTTP API lets nobody change. A token that was signed by somebody else is for the gateway to
 * refuse: CloudFront cannot check the signature.
 */
export function refuseCall(method: string, path: string, authorization = ''): ApiRefusal | undefined {
  const code = decide(`${path} ${method}`, authorization, Date.now(), known, open);
  return code && code !== 'keyed' ? refusals[code] : undefined;
}

/**
 * Where the site passes a call on to: one with an API key to a route without the authorizer, which knows signed
 * tokens only. Whether the key is good is for the Lambda to say.
 */
export function pathBehindSite(method: string, path: string, authorization = ''): string {
  const isKeyed = decide(`${path} ${method}`, authorization, Date.now(), known, open) === 'keyed';
  return isKeyed ? path.replace('/api/', '/api/by-key/') : path;
}

/** Source of the CloudFront function that refuses them. */
export const refuseCallSource = `const known = ${known};
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
  return {
    statusCode: refusals[code].status,
    statusDescription: refusals[code].status === 404 ? 'Not Found' : 'Unauthorized',
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: { encoding: 'text', data: refusals[code].body },
  };
}
`;
