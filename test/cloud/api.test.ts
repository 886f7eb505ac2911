import { expect, test } from 'vitest';
import { isJoined, routeOfCall } from '../../lib/cloud/api/gateway-routes.ts';
import { strictRoutes } from '../../lib/cloud/api/throttles.ts';
import { apiOperations } from '../../shared/contract.ts';
import { binaryPath } from '../../shared/core/fhir/files.ts';
import { routesOverlap } from '../../shared/core/match-route.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { asText, ofType, onlyOf, type Resource, synthesise, synthesiseWith } from './synthesise.ts';

const { main } = synthesise();
const routes = ofType(main, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties);
const routeOf = (routeKey: string) => routes.filter(({ RouteKey }) => RouteKey === routeKey);
const isPublic = ({ endpoint }: (typeof apiOperations)[number]) => endpoint.needs === 'public';

test('endpoints of the api Lambda share one route per HTTP method, and each endpoint of another Lambda has its own route', () => {
  const calls = apiOperations.filter(({ lambda }) => lambda !== 'api').map(({ routeKey }) => routeKey);
  const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];
  const joined = methods.flatMap(method => [`${method} /api/{proxy+}`, `${method} /api/by-key/{proxy+}`]);
  const binary = [`GET /api/${binaryPath}`, `GET /api/by-key/${binaryPath}`];
  expect(routes.map(({ RouteKey }) => RouteKey).sort()).toEqual([...calls, ...joined, ...binary].sort());
});

test('routes for API keys have no authorizer and lead to the same Lambda as the routes for tokens', () => {
  const keyed = routes.filter(({ RouteKey }) => String(RouteKey).includes('by-key'));
  expect(keyed.map(({ AuthorizationType }) => AuthorizationType)).toEqual(Array(6).fill('NONE'));
  const targetOf = (routeKey: string) => asText(routes.find(({ RouteKey }) => RouteKey === routeKey)?.Target);
  for (const { RouteKey, Target } of keyed) {
    const isBinary = String(RouteKey).endsWith(binaryPath);
    expect(asText(Target)).toBe(targetOf(isBinary ? `GET /api/${binaryPath}` : 'GET /api/{proxy+}'));
  }
  expect(targetOf(`GET /api/${binaryPath}`)).toBe(targetOf('POST /api/eye-forms/pdf'));
});

testInTurn(
  'a request to an endpoint on a shared route never matches a route that belongs to another endpoint alone',
  () => {
    const overlaps = apiOperations
      .filter(isJoined)
      .flatMap(call =>
        apiOperations.filter(other => !isJoined(other) && routesOverlap(call.routeKey, other.routeKey)),
      );
    expect(overlaps).toEqual([]);
    expect(routesOverlap('GET /api/cases/{caseId}', 'GET /api/cases/search')).toBe(true);
  },
);

test.each(apiOperations)('API Gateway sends $routeKey to the Lambda that the endpoint declares', call => {
  const [route] = routeOf(routeOfCall(call));
  const integrationId = /<(\w+)>/.exec(asText(route?.Target))?.[1] ?? '';
  const integration: Resource | undefined = main.Resources[integrationId];
  expect(asText(integration?.Properties.IntegrationUri)).toMatch(
    new RegExp(`^<Functions${call.lambda}Live\\w+>$`),
  );
  expect(integration?.Properties.PayloadFormatVersion).toBe('2.0');
});

test('in API Gateway each Lambda has exactly one integration, however many routes lead to the Lambda', () => {
  expect(ofType(main, 'AWS::ApiGatewayV2::Integration')).toHaveLength(
    new Set(apiOperations.map(({ lambda }) => lambda)).size,
  );
});

test.each(apiOperations.filter(call => !isPublic(call)))(
  '$routeKey requires an access token, so an ID token is rejected for its missing scope',
  call => {
    expect(routeOf(routeOfCall(call))).toMatchObject([
      { AuthorizationType: 'JWT', AuthorizationScopes: ['lumitree.api'] },
    ]);
  },
);

test.each(apiOperations.filter(isPublic))(
  '$routeKey is public and is throttled more strictly than other routes',
  call => {
    expect(routeOf(call.routeKey)).toMatchObject([{ AuthorizationType: 'NONE' }]);
    const { DefaultRouteSettings, RouteSettings } = onlyOf(main, 'AWS::ApiGatewayV2::Stage') as {
      DefaultRouteSettings: Record<string, number>;
      RouteSettings: Record<string, Record<string, number>>;
    };
    expect(RouteSettings[call.routeKey]?.ThrottlingRateLimit).toBeLessThan(
      DefaultRouteSettings.ThrottlingRateLimit ?? 0,
    );
  },
);

test.each(apiOperations.filter(({ lambda }) => lambda === 'pdf'))(
  '$routeKey makes PDFs and is throttled more strictly than other routes',
  ({ routeKey }) => {
    expect(strictRoutes().get(routeKey)?.rate).toBeLessThanOrEqual(20);
  },
);

test('the authorizer accepts only tokens of our user pool, except those of the server’s own app client', () => {
  const { JwtConfiguration } = onlyOf(main, 'AWS::ApiGatewayV2::Authorizer') as {
    JwtConfiguration: { Audience: unknown[]; Issuer: unknown };
  };
  expect(JwtConfiguration.Audience.map(asText).sort()).toEqual(
    ofType(main, 'AWS::Cognito::UserPoolClient')
      .map(([id]) => `<${id}>`)
      .filter(id => !id.startsWith('<IdentityPoolServer'))
      .sort(),
  );
  expect(JwtConfiguration.Audience).toHaveLength(2);
  expect(asText(JwtConfiguration.Issuer)).toMatch(/^<IdentityPool\w+\.ProviderURL>$/);
});

test('the access log contains no query and no path, because both may contain names and ids', () => {
  const { AccessLogSettings } = onlyOf(main, 'AWS::ApiGatewayV2::Stage') as {
    AccessLogSettings: { Format: string };
  };
  expect(Object.keys(JSON.parse(AccessLogSettings.Format))).toContain('requestId');
  expect(AccessLogSettings.Format).not.toMatch(/quer|context\.path|domainName|authorization/i);
});

test('the API stage is created after the routes that the stage names', () => {
  const [, stage] = ofType(main, 'AWS::ApiGatewayV2::Stage')[0] ?? [];
  const routeIds = ofType(main, 'AWS::ApiGatewayV2::Route').map(([id]) => id);
  expect(stage?.DependsOn).toEqual(expect.arrayContaining(routeIds));
});

testInTurn('a setting of a stage limits how many requests per second the routes accept', () => {
  const stage = synthesiseWith({ callRates: { call: 10, joined: 100, public: 2, token: 5, pdf: 3 } }).main;
  const { DefaultRouteSettings, RouteSettings } = onlyOf(stage, 'AWS::ApiGatewayV2::Stage') as {
    DefaultRouteSettings: { ThrottlingRateLimit: number };
    RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>;
  };
  expect(DefaultRouteSettings.ThrottlingRateLimit).toBe(10);
  const limits = Object.values(RouteSettings).map(each => each.ThrottlingRateLimit);
  expect([...new Set(limits)].toSorted((one, other) => one - other)).toEqual([2, 3, 5, 100]);
  for (const each of Object.values(RouteSettings))
    expect(each.ThrottlingBurstLimit).toBe(each.ThrottlingRateLimit * 2);
});
