import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, HIPAASecurityChecks, type NagPack } from 'cdk-nag';
import { expect, test } from 'vitest';
import { gatewayRoutes } from '../../lib/cloud/api/gateway-routes.ts';
import { resolvedText } from './resolved-text.ts';
import { asText, ofType, synthesise } from './synthesise.ts';

const { app, main, siteLogs, edge } = synthesise();

test.each<[string, NagPack]>([
  ['AwsSolutions', new AwsSolutionsChecks(app)],
  ['HIPAA', new HIPAASecurityChecks(app)],
])('every cdk-nag finding of %s is fixed or suppressed with a reason', (_, pack) => {
  const findings = pack
    .validateScope(app)
    .violations.map(({ ruleName, violatingResources }) => [
      ruleName,
      ...violatingResources.map(({ constructPath }) => constructPath),
    ]);
  expect(findings).toEqual([]);
});

test('every reason for suppressing a cdk-nag finding is a sentence', () => {
  const reasons = app.node
    .findAll()
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.values(data as Record<string, string>));
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(reason => !/^[A-Z].{30,}\.$/.test(reason))).toEqual([]);
});

test('every Lambda has at most three resource permissions, so that its policy stays below the size limit', () => {
  const permitted = ofType(main, 'AWS::Lambda::Permission').map(([, { Properties }]) =>
    asText(Properties.FunctionName),
  );
  expect(permitted.length).toBeGreaterThan(0);
  const counts = Object.values(Object.groupBy(permitted, name => name)).map(names => names?.length ?? 0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});

test('each stack stays well below the limit of 500 resources, and the API well below 300 routes', () => {
  for (const { Resources } of [main, siteLogs, edge]) expect(Object.keys(Resources).length).toBeLessThan(450);
  expect(gatewayRoutes.length).toBeLessThanOrEqual(200);
});

test('no managed policy exceeds IAM’s limit, even if every name is as long as possible', () => {
  const lengths = ofType(main, 'AWS::IAM::ManagedPolicy').map(([id, { Properties }]) => [
    id,
    resolvedText(Properties.PolicyDocument).replaceAll(/\s/g, '').length,
  ]);
  expect(lengths.filter(([, length]) => Number(length) > 6144 * 0.95)).toEqual([]);
});
