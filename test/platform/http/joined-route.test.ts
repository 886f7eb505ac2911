import type { Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import type { CallEvent } from '../../../functions/platform/http/call-event.ts';
import { behindJoinedRoute } from '../../../functions/platform/http/joined-route.ts';
import { openClinic } from '../../support/clinic.ts';

const routeKeys = [
  'GET /api/cases/{caseId}',
  'GET /api/cases/waiting',
  'PUT /api/cases/{caseId}/files/{fileId}',
];

const loadRoutes = async () => ({
  routeTable: {
    endpoints: {},
    handlers: { files: Object.fromEntries(routeKeys.map(key => [key, [key, async () => ({})] as const])) },
  },
});

/** The event that a Lambda's handler receives for a request to a route of API Gateway. */
async function handedFor(method: string, rawPath: string, routeKey = `${method} /api/{proxy+}`) {
  const events: CallEvent[] = [];
  const lambda = behindJoinedRoute(loadRoutes, async event => {
    events.push(event);
    return {};
  });
  const pathParameters = { proxy: rawPath.replace('/api/', '') };
  const event = { routeKey, rawPath, pathParameters, requestContext: { http: { method, path: rawPath } } };
  await lambda(event as unknown as CallEvent, {} as Context);
  return { routeKey: events[0]?.routeKey, pathParameters: events[0]?.pathParameters };
}

test('the endpoint of a request on a shared route is found by the path, and literal segments have priority over parameters', async () => {
  expect(await handedFor('GET', '/api/cases/waiting')).toEqual({
    routeKey: 'GET /api/cases/waiting',
    pathParameters: {},
  });
  expect(await handedFor('GET', '/api/cases/c1')).toEqual({
    routeKey: 'GET /api/cases/{caseId}',
    pathParameters: { caseId: 'c1' },
  });
  expect(await handedFor('PUT', '/api/cases/c%20/files/%E6%A0%91')).toEqual({
    routeKey: 'PUT /api/cases/{caseId}/files/{fileId}',
    pathParameters: { caseId: 'c ', fileId: '树' },
  });
});

test.each([
  ['POST', '/api/cases/c1'],
  ['GET', '/api/cases/'],
  ['GET', '/api/cases'],
  ['GET', '/api/cases/c1/'],
  ['GET', '/api//cases/c1'],
  ['PUT', '/api/cases//files/f'],
  ['GET', '/api/cases/%ZZ'],
  ['GET', '/api/{proxy+}'],
])('%s %s, which matches no API endpoint, gets the response for a missing route', async (method, path) => {
  expect((await handedFor(method, path)).routeKey).toBe(`${method} /api/{proxy+}`);
});

test('the endpoint of a request with an API key is found by the path that the caller requested', async () => {
  const keyed = await handedFor('GET', '/api/by-key/cases/c1', 'GET /api/by-key/{proxy+}');
  expect(keyed).toEqual({ routeKey: 'GET /api/cases/{caseId}', pathParameters: { caseId: 'c1' } });
  const twice = await handedFor('GET', '/api/by-key/by-key/cases/c1', 'GET /api/by-key/{proxy+}');
  expect(twice.routeKey).toBe('GET /api/by-key/{proxy+}');
});

test('if a route has only one endpoint, the event keeps the route key that API Gateway sent', async () => {
  expect((await handedFor('GET', '/api/cases/c1', 'GET /api/other')).routeKey).toBe('GET /api/other');
});

test('a signed-in person gets the same response for an unknown path as for a missing record', async () => {
  const { admin } = await openClinic();
  const unknown = await admin.send('GET', 'quokkas/q1');
  expect([unknown.status, JSON.parse(unknown.text).error.code]).toEqual([404, 'record.missing']);
});
