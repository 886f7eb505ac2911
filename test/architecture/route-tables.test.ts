import { expect, test } from 'vitest';
import { routeTable as account } from '../../functions/lambdas/routes/account.ts';
import { routeTable as api } from '../../functions/lambdas/routes/api.ts';
import { routeTable as pdf } from '../../functions/lambdas/routes/pdf.ts';
import { routeTable as publicCalls } from '../../functions/lambdas/routes/public.ts';
import { createRouter, type LoadRoutes } from '../../functions/platform/http/router.ts';
import { handlerFile } from '../../lib/build/route-table.ts';
import { type ApiOperation, apiOperations } from '../../shared/contract.ts';
import type { HttpLambdaName } from '../../shared/core/endpoint.ts';
import { sampleUpTo } from '../support/sampling/sample-in-turn.ts';

type Routes = Awaited<ReturnType<LoadRoutes>>['routeTable'];
const tables = { account, api, pdf, public: publicCalls } as unknown as Record<HttpLambdaName, Routes>;

test('every API endpoint has a route only in the Lambda that it declares, and no other routes exist', () => {
  const answered = Object.entries(tables).flatMap(([lambda, { handlers }]) =>
    Object.entries(handlers).flatMap(([noun, calls]) =>
      Object.entries(calls).map(([name, [routeKey]]) => `${lambda} ${routeKey} ${noun}.${name}`),
    ),
  );
  const declared = apiOperations.map(
    ({ lambda, routeKey, noun, name }) => `${lambda} ${routeKey} ${noun}.${name}`,
  );
  expect(answered.toSorted()).toEqual(declared.toSorted());
});

test.each(apiOperations)(
  'the route table loads the endpoint and the handler of $name',
  ({ lambda, noun, name }) => {
    expect(tables[lambda].endpoints[noun]).toBeTypeOf('function');
    expect(tables[lambda].handlers[noun]?.[name]?.[1]).toBeTypeOf('function');
  },
);

test.each(sampleUpTo('calls with a handler', 20, apiOperations))(
  '$name has an endpoint and a handler with the same name',
  async ({ lambda, routeKey, endpoint }) => {
    const findEndpoint = createRouter(async () => ({ routeTable: tables[lambda] }));
    const found = await findEndpoint(routeKey);
    expect(found.endpoint).toBe(endpoint);
    expect(found.handler).toBeTypeOf('function');
  },
);

test('writing the route tables fails if an endpoint has no handler', () => {
  const [call] = apiOperations;
  expect(() => handlerFile({ ...call, name: 'teleportCase' } as ApiOperation)).toThrow(
    /must export its handler as teleportCase/,
  );
});
