import { apiOperations } from '../../shared/contract.ts';
import { type ErrorCode, errors } from '../../shared/core/errors.ts';

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
  404: bodyOf('record.missing'),
  401: bodyOf('session.missing'),
};

/**
 * Runs in CloudFront as well, printed from here: it may use nothing but its arguments, and only what CloudFront's
 * JavaScript knows.
 */
function decide(call: string, authorization: string, known: RegExp, open: RegExp): 0 | 401 | 404 {
  if (!known.test(call)) return 404;
  return open.test(call) || /^(bearer\s+)?\S+$/i.test(authorization) ? 0 : 401;
}

export interface ApiRefusal {
  status: 401 | 404;
  body: string;
}

/**
 * What the site answers to a call without passing it on: one that the contract does not know, and one without a
 * token that needs one. The gateway would refuse them too, but in words of its own, which AWS lets nobody change.
 * A token that is no good is for the gateway to refuse.
 */
export function refuseCall(method: string, path: string, authorization = ''): ApiRefusal | undefined {
  const status = decide(`${path} ${method}`, authorization, known, open);
  return status === 0 ? undefined : { status, body: refusals[status] };
}

/** Source of the CloudFront function that refuses them. */
export const refuseCallSource = `const known = ${known};
const open = ${open};
const bodies = ${JSON.stringify(refusals)};
${decide}
function handler(event) {
  const request = event.request;
  const given = request.headers.authorization;
  const status = decide(request.uri + ' ' + request.method, given ? given.value : '', known, open);
  if (status === 0) return request;
  return {
    statusCode: status,
    statusDescription: status === 404 ? 'Not Found' : 'Unauthorized',
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: { encoding: 'text', data: bodies[status] },
  };
}
`;
