/**
 * Path of the route that all endpoints of the Lambda `api` share, except endpoints with a route of their own.
 */
export const joinedPath = '/api/{proxy+}';

/** Like `joinedPath`, for requests with an API key. CloudFront forwards such requests to this path. */
export const keyedPath = '/api/by-key/{proxy+}';

interface Template {
  routeKey: string;
  method: string;
  segments: string[];
}

export interface RouteMatch {
  routeKey: string;
  pathParameters: Record<string, string>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

const countLiterals = ({ segments }: Template): number =>
  segments.filter(segment => !isParameter(segment)).length;

/** Method and segments of a route key, such as `GET /api/cases/{caseId}`. */
function parseRouteKey(routeKey: string): Template {
  const [method = '', path = ''] = routeKey.split(' ');
  return { routeKey, method, segments: path.split('/') };
}

function matchSegments(template: string[], segments: string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, wanted] of template.entries()) {
    const segment = segments[index] ?? '';
    if (!isParameter(wanted)) {
      if (wanted !== segment) return undefined;
    } else if (segment === '') return undefined;
    else parameters[wanted.slice(1, -1)] = decodeURIComponent(segment);
  }
  return parameters;
}

/**
 * Returns a function that finds a request's route among the given ones; literal segments win over parameters.
 * Returns undefined if no route matches, or if an escape in the path is invalid.
 */
export function routeMatcher(
  routeKeys: readonly string[],
): (method: string, path: string) => RouteMatch | undefined {
  const templates = routeKeys.map(parseRouteKey).sort((a, b) => countLiterals(b) - countLiterals(a));
  return (wanted, path) => {
    const segments = path.split('/');
    try {
      for (const { routeKey, method, segments: template } of templates) {
        const pathParameters = method === wanted ? matchSegments(template, segments) : undefined;
        if (pathParameters) return { routeKey, pathParameters };
      }
    } catch {
      return undefined;
    }
    return undefined;
  };
}

/** Whether a request could match both routes. */
export function routesOverlap(one: string, other: string): boolean {
  const [a, b] = [parseRouteKey(one), parseRouteKey(other)];
  return (
    a.method === b.method &&
    a.segments.length === b.segments.length &&
    a.segments.every((segment, index) => {
      const against = b.segments[index] ?? '';
      return segment === against || isParameter(segment) || isParameter(against);
    })
  );
}
