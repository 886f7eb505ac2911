import { isDeepStrictEqual } from 'node:util';
import { App, type Stack } from 'aws-cdk-lib';
import { AttributeType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { AwsSolutionsChecks, HIPAASecurityChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { addStacks } from '../../lib/cloud/stack.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { asText, ofType, type Resource, stageContext, synthesiseWith, type Template } from './synthesise.ts';

const answering = ['api', 'account', 'pdf', 'public'];
const { main: atOnce } = synthesiseWith({ shift: 'at-once' });
const { app, main } = synthesiseWith({ shift: 'canary' });
const aliases = ofType(main, 'AWS::Lambda::Alias');

const entryOf = (id: string) => /^Functions([a-z]+)/.exec(id)?.[1] ?? '';
const list = (dependsOn: Resource['DependsOn']) => [dependsOn ?? []].flat();

const withoutOrder = ({ DependsOn: _, ...resource }: Partial<Resource> = {}) => resource;

/** Resources that differ between two templates, apart from their order, by type and id. */
function difference(before: Template, after: Template): Record<string, string[]> {
  const ids = new Set([...Object.keys(before.Resources), ...Object.keys(after.Resources)]);
  const changed = [...ids].filter(
    id => !isDeepStrictEqual(withoutOrder(before.Resources[id]), withoutOrder(after.Resources[id])),
  );
  const typeOf = (id: string) => (after.Resources[id] ?? before.Resources[id])?.Type ?? '';
  return Object.fromEntries(
    [...Map.groupBy(changed, typeOf)].map(([type, found]) => [type, found.toSorted()]),
  );
}

test('a new Lambda version first gets a tenth of the requests, and an alarm rolls the deployment back', () => {
  expect(aliases.map(([id]) => entryOf(id)).toSorted()).toEqual(answering.toSorted());
  const alarms = new Map(
    ofType(main, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [id, Properties.AlarmName]),
  );
  for (const [id, alias] of aliases) {
    const { CodeDeployLambdaAliasUpdate: update } = Object(alias).UpdatePolicy;
    const group = main.Resources[update.DeploymentGroupName.Ref]?.Properties;
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent10Minutes',
      DeploymentStyle: { DeploymentOption: 'WITH_TRAFFIC_CONTROL' },
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_FAILURE']),
      },
    });
    const watched = Object(group).AlarmConfiguration.Alarms.map((one: { Name: { Ref: string } }) =>
      alarms.get(one.Name.Ref),
    );
    expect(watched).toEqual(['lumitree-test-calls-fail', `lumitree-test-${entryOf(id)}-fails`]);
  }
});

test('API Gateway calls each Lambda only by its alias, and gets the permission before the route to the Lambda exists', () => {
  const permissions = ofType(main, 'AWS::Lambda::Permission').filter(
    ([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com',
  );
  const aliasIds = aliases.map(([id]) => `<${id}>`);
  expect(permissions.map(([, { Properties }]) => asText(Properties.FunctionName)).toSorted()).toEqual(
    aliasIds.toSorted(),
  );
  const integrations = ofType(main, 'AWS::ApiGatewayV2::Integration');
  expect(integrations).toHaveLength(answering.length);
  for (const [, { Properties, DependsOn }] of integrations) {
    expect(aliasIds).toContain(asText(Properties.IntegrationUri));
    expect(list(DependsOn)).toEqual(expect.arrayContaining(permissions.map(([id]) => id)));
  }
});

test('the pages are uploaded only once all requests go to the new Lambda versions', () => {
  const [, pages] =
    ofType(main, 'Custom::CDKBucketDeployment').find(([id]) => id.startsWith('PagesRest')) ?? [];
  expect(list(pages?.DependsOn)).toEqual(expect.arrayContaining(aliases.map(([id]) => id)));
});

test('compared with switching at once, shifting requests gradually changes only resources that the shift needs', () => {
  const changed = difference(atOnce, main);
  expect(Object.keys(changed).toSorted()).toEqual([
    'AWS::ApiGatewayV2::Integration',
    'AWS::CodeDeploy::Application',
    'AWS::CodeDeploy::DeploymentGroup',
    'AWS::IAM::Role',
    'AWS::Lambda::Alias',
    'AWS::Lambda::Permission',
    'AWS::Lambda::Version',
  ]);
  expect(changed['AWS::IAM::Role']?.filter(id => !id.startsWith('CallShifting'))).toEqual([]);
  expect(Object.keys(main.Resources).length).toBeLessThan(450);
});

testInTurn(
  'a release that changes one Lambda shifts requests of that Lambda only; undoing the release restores the old template',
  () => {
    const { main: next } = synthesiseWith({ shift: 'canary', superadminSecondFactor: false });
    const changed = difference(main, next);
    expect(Object.keys(changed).toSorted()).toEqual([
      'AWS::Lambda::Alias',
      'AWS::Lambda::Function',
      'AWS::Lambda::Version',
    ]);
    expect(new Set(Object.values(changed).flat().map(entryOf))).toEqual(new Set(['account']));
    expect(synthesiseWith({ shift: 'canary' }).main).toEqual(main);
  },
);

test('old Lambda versions are kept, so that an operator can point the alias to an old version again', () => {
  const versions = ofType(main, 'AWS::Lambda::Version');
  expect(versions).toHaveLength(answering.length);
  for (const [, { DeletionPolicy }] of versions) expect(DeletionPolicy).toBe('Retain');
});

test('a stage with a restored table beside the old one must switch all requests in one step, not gradually', () => {
  const withTwoTables = (shift: 'canary' | 'at-once') => {
    const stacks = new App({ context: stageContext({ shift }, {}) });
    addStacks(stacks);
    const stack = stacks.node.findChild('lumitree-test') as Stack;
    new TableV2(stack, 'Table20261120', { partitionKey: { name: 'pk', type: AttributeType.STRING } });
    return stack.node.validate();
  };
  expect(withTwoTables('canary')).toEqual([expect.stringContaining('"shift": "at-once"')]);
  expect(withTwoTables('at-once')).toEqual([]);
});

test('every cdk-nag finding in a stage that shifts requests gradually is suppressed with a reason', () => {
  for (const pack of [new AwsSolutionsChecks(app), new HIPAASecurityChecks(app)])
    expect(pack.validateScope(app).violations.map(({ ruleName }) => ruleName)).toEqual([]);
});
