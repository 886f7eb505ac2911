import { expect, test } from 'vitest';
import { routeMatcher, routesOverlap } from '../../shared/core/match-route.ts';

const routes = [
  'GET /api/{noun}/{id}',
  'GET /api/cases/{caseId}',
  'POST /api/cases',
  'GET /api/cases/search',
];
const match = routeMatcher(routes);

test('of several routes that match a request, the one with the most literal segments is used', () => {
  expect(match('GET', '/api/cases/search')).toEqual({
    routeKey: 'GET /api/cases/search',
    pathParameters: {},
  });
  expect(match('GET', '/api/cases/case_1')).toEqual({
    routeKey: 'GET /api/cases/{caseId}',
    pathParameters: { caseId: 'case_1' },
  });
  expect(match('GET', '/api/notes/a%20b')).toEqual({
    routeKey: 'GET /api/{noun}/{id}',
    pathParameters: { noun: 'notes', id: 'a b' },
  });
});

test('a route matches no request with a different method or number of segments, an empty segment or an invalid escape', () => {
  expect(match('POST', '/api/cases/search')).toBeUndefined();
  expect(match('POST', '/api/cases')?.routeKey).toBe('POST /api/cases');
  expect(match('GET', '/api/cases/')).toBeUndefined();
  expect(match('GET', '/api/cases/a/b')).toBeUndefined();
  expect(match('GET', '/other/cases/a')).toBeUndefined();
  expect(match('GET', '/api/cases/%E0%A4%A')).toBeUndefined();
});

test('two routes of the same method overlap if a path exists that matches both', () => {
  expect(routesOverlap('GET /api/cases/{caseId}', 'GET /api/cases/search')).toBe(true);
  expect(routesOverlap('GET /api/cases/search', 'GET /api/{noun}/{id}')).toBe(true);
  expect(routesOverlap('GET /api/cases', 'GET /api/cases')).toBe(true);
  expect(routesOverlap('GET /api/cases/{caseId}', 'POST /api/cases/search')).toBe(false);
  expect(routesOverlap('GET /api/cases/{caseId}', 'GET /api/notes/search')).toBe(false);
  expect(routesOverlap('GET /api/cases/{caseId}', 'GET /api/cases/{caseId}/notes')).toBe(false);
  expect(routesOverlap('GET /api/cases', 'GET /api/cases/search')).toBe(false);
});

test('a literal segment has priority over a parameter, whatever the order of the routes', () => {
  for (const given of [routes, routes.toReversed()]) {
    const keyOf = (path: string) => routeMatcher(given)('GET', path)?.routeKey;
    expect(keyOf('/api/cases/search')).toBe('GET /api/cases/search');
    expect(keyOf('/api/cases/case_1')).toBe('GET /api/cases/{caseId}');
    expect(keyOf('/api/notes/note_1')).toBe('GET /api/{noun}/{id}');
  }
});
