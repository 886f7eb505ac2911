import { createContext, runInContext } from 'node:vm';
import { AwsSolutionsChecks, HIPAASecurityChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../functions/platform/environment.ts';
import type { Stage } from '../../lib/cloud/stage.ts';
import { toldOfKinds } from '../../lib/restore/move/move-organization.ts';
import { actionsOf, everyStatement, type Statement } from './policies.ts';
import { resolvedText } from './resolved-text.ts';
import {
  asList,
  asText,
  distributionOf,
  ofType,
  synthesise,
  synthesiseWith,
  type Template,
} from './synthesise.ts';

const cellOf = (first: string | null, ...others: string[]): Partial<Stage> => ({ cell: { first, others } });

const names = Array.from({ length: 9 }, (_, at) => `cell-${at + 2}`);
const beside = (first: string, ...others: string[]) =>
  Object.fromEntries(others.map(name => [name, cellOf(first)]));
const first = synthesiseWith(cellOf(null, ...names), beside('test', ...names));
const second = synthesiseWith(cellOf('home', ...names), { home: cellOf(null), ...beside('home', ...names) });
const both = [
  ['first', first],
  ['further', second],
] as const;

test.each(both)('every cdk-nag finding in the %s cell is fixed or suppressed with a reason', (_, { app }) => {
  const findings = [new AwsSolutionsChecks(app), new HIPAASecurityChecks(app)].flatMap(pack =>
    pack
      .validateScope(app)
      .violations.map(({ ruleName, violatingResources }) => [
        ruleName,
        ...violatingResources.map(({ constructPath }) => constructPath),
      ]),
  );
  expect(findings).toEqual([]);
});

test.each(both)('the %s cell stays within AWS’s limits for resources and policies', (_, { main }) => {
  expect(Object.keys(main.Resources).length).toBeLessThan(450);
  const lengths = ofType(main, 'AWS::IAM::ManagedPolicy').map(([id, { Properties }]) => [
    id,
    resolvedText(Properties.PolicyDocument).replaceAll(/\s/g, '').length,
  ]);
  expect(lengths.filter(([, length]) => Number(length) > 6144 * 0.95)).toEqual([]);
});

/** Statements of a Lambda's policies about items in tables of other cells (isolated copies of the stack). */
const beyond = (template: Template, entry: string): Statement[] =>
  ofType(template, 'AWS::IAM::ManagedPolicy')
    .filter(
      ([, { Properties }]) => Properties.Description === `What the Lambda ${entry} may do in other cells`,
    )
    .flatMap(([, { Properties }]) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement)
    .filter(statement => actionsOf(statement).some(action => action.startsWith('dynamodb:')));

const tablesIn = (statements: Statement[]) =>
  new Set(
    statements.flatMap(({ Resource }) => asList(Resource).map(asText)).filter(arn => !/index/.test(arn)),
  );

test('only the Lambdas account, public and provision access other cells’ tables; only public accesses clinical data there, the registration inboxes', () => {
  for (const entry of ['api', 'events', 'jobs', 'mail', 'webhooks', 'pdf', 'cognito'])
    expect(beyond(first.main, entry), entry).toEqual([]);
  for (const entry of ['account', 'public', 'provision']) {
    const statements = beyond(first.main, entry);
    expect(tablesIn(statements).size, entry).toBe(names.length);
    const keys = statements.flatMap(({ Condition = {} }) =>
      Object.values(Condition).flatMap(({ 'dynamodb:LeadingKeys': patterns }) =>
        asList(patterns as string[]),
      ),
    );
    const clinical = new Set(keys.filter(key => key.startsWith('C#')));
    expect(clinical, entry).toEqual(new Set(entry === 'public' ? ['C#*#INBOX'] : []));
  }
});

test('Lambdas of a second cell access people and the course library in the first cell’s table, but no data of its organisations', () => {
  for (const entry of ['api', 'jobs', 'events', 'pdf']) {
    const statements = beyond(second.main, entry);
    expect(statements.length, entry).toBeGreaterThan(0);
    expect(JSON.stringify(statements.filter(({ Effect }) => Effect === 'Allow'))).not.toMatch(/"[OC]#/);
  }
});

test('a second cell has no user pool: the gateway of this cell accepts tokens of the first cell', () => {
  expect(ofType(second.main, 'AWS::Cognito::UserPool')).toEqual([]);
  const [[, authorizer] = []] = ofType(second.main, 'AWS::ApiGatewayV2::Authorizer');
  expect(JSON.stringify(authorizer?.Properties.JwtConfiguration)).toMatch(/cognito-idp.*userPool/);
});

test('the first cell publishes every value that a second cell reads from the first cell', () => {
  const left = ofType(first.main, 'AWS::SSM::Parameter').map(([, { Properties }]) => String(Properties.Name));
  const read = Object.values(
    (second.main as never as { Parameters: Record<string, { Default?: string }> }).Parameters,
  )
    .map(({ Default = '' }) => Default)
    .filter(name => name.startsWith('/lumitree/home/'));
  expect(read.length).toBeGreaterThan(5);
  const published = left.map(name => name.replace('/test/', '/home/'));
  expect(read.filter(name => !published.includes(name))).toEqual([]);
});

test('the only cell of a region publishes no values for other cells and has no access to other cells', () => {
  const { main } = synthesise();
  expect(ofType(main, 'AWS::SSM::Parameter')).toEqual([]);
  expect(ofType(main, 'AWS::CloudFront::KeyValueStore')).toEqual([]);
  expect(everyStatement(main).filter(({ Sid = '' }) => /FirstCell/.test(Sid))).toEqual([]);
});

/**
 * Runs the deployed CloudFront function for a request; returns the origin that it chose, if any, and its
 * response.
 */
async function atFront(request: { method: string; uri: string; headers?: object; querystring?: object }) {
  const [, found] =
    ofType(first.main, 'AWS::CloudFront::Function').find(([id]) => id.startsWith('SiteRefuseCall')) ?? [];
  const source = asText(found?.Properties.FunctionCode).replace("import cf from 'cloudfront';", '');
  const chosen: string[] = [];
  const cells: Record<string, string> = { 'clinic-b': 'cell-2' };
  const cf = {
    selectRequestOriginById: (id: string) => chosen.push(id),
    kvs: () => ({
      get: async (slug: string) => cells[slug] ?? Promise.reject(new Error('there is no such key')),
    }),
  };
  const event = { request: { headers: {}, querystring: {}, ...request } };
  const context = createContext({ event, cf, Buffer });
  const answer = (await runInContext(`${source}\nhandler(event);`, context)) as { statusCode?: number };
  return { chosen, status: answer.statusCode };
}

const token = `Bearer e30.${Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString('base64url')}.c2ln`;
const named = (slug: string) => ({ 'x-organization': { value: slug }, authorization: { value: token } });

test.each([
  [
    'the cell that the directory names',
    { method: 'GET', uri: '/api/auth/get', headers: named('clinic-b') },
    ['cell-2'],
  ],
  [
    'the first cell if the directory does not know the organisation',
    { method: 'GET', uri: '/api/auth/get', headers: named('clinic-a') },
    [],
  ],
  ['the first cell if the call names no organisation', { method: 'POST', uri: '/api/auth/login' }, []],
  [
    'the cell of the organisation that begins the token of a calendar address',
    { method: 'GET', uri: '/api/calendar-feed', querystring: { token: { value: 'clinic-b.secret' } } },
    ['cell-2'],
  ],
])('the CloudFront function routes a request to %s', async (_, request, chosen) => {
  expect(await atFront(request)).toEqual({ chosen, status: undefined });
});

test('the CloudFront function rejects an invalid request before choosing a cell', async () => {
  const refused = {
    method: 'GET',
    uri: '/api/auth/get',
    headers: { 'x-organization': { value: 'clinic-b' } },
  };
  expect(await atFront(refused)).toEqual({ chosen: [], status: 401 });
});

test('CloudFront has an origin for the second cell, with the secret that the cell’s API requires', () => {
  const { Origins } = distributionOf(first.main, 'Site') as {
    Origins: { Id: string; OriginCustomHeaders?: { HeaderValue: unknown }[] }[];
  };
  expect(Origins.slice(2).map(({ Id }) => Id)).toEqual(names);
  for (const { OriginCustomHeaders: [header] = [] } of Origins.slice(2))
    expect(JSON.stringify(header?.HeaderValue)).toMatch(/resolve:secretsmanager:.*originSecretArn/);
});

test('the CloudFront function that chooses the cell is within the size limit', () => {
  const [, found] =
    ofType(first.main, 'AWS::CloudFront::Function').find(([id]) => id.startsWith('SiteRefuseCall')) ?? [];
  expect(asText(found?.Properties.FunctionCode).length).toBeLessThan(10_240);
});

test('while a clinic is moved to another cell, every kind of item that stream readers handle is hidden from these readers', () => {
  const filters = ofType(first.main, 'AWS::Lambda::EventSourceMapping').flatMap(([, { Properties }]) =>
    asList((Properties.FilterCriteria as { Filters?: { Pattern: string }[] } | undefined)?.Filters),
  );
  const kinds = filters.flatMap(({ Pattern }) => {
    const { eventName, dynamodb } = JSON.parse(Pattern);
    return eventName.includes('INSERT') ? dynamodb.NewImage.kind.S : [];
  });
  expect(kinds.length).toBeGreaterThan(0);
  expect(new Set(toldOfKinds)).toEqual(new Set(kinds));
});

test.each([
  ['first', first, ['REGION_TABLE_NAME']],
  ['further', second, ['REGION_FILES_BUCKET', 'REGION_FILES_URL', 'REGION_TABLE_NAME']],
])(
  'in the %s cell, the Lambda api gets the environment variables for the table and files of the region',
  (_, { main }, expected) => {
    const [, api] =
      ofType(main, 'AWS::Lambda::Function').find(([id]) => id.startsWith('FunctionsapiLambda')) ?? [];
    const { Variables } = (api?.Properties.Environment ?? {}) as { Variables: NodeJS.ProcessEnv };
    const told = Object.keys(Variables).filter(name => name.startsWith('REGION_'));
    expect(told.sort()).toEqual(expected);
    const texts = Object.fromEntries(Object.entries(Variables).map(([name, value]) => [name, asText(value)]));
    const { regionTableName, regionFiles } = readEnvironment(texts);
    expect(regionTableName).toBe(texts.REGION_TABLE_NAME);
    expect(regionFiles).toEqual(
      texts.REGION_FILES_URL && { bucket: texts.REGION_FILES_BUCKET, url: texts.REGION_FILES_URL },
    );
  },
);
