import { expect, test } from 'vitest';
import { clinicCosts, fixedCosts, fixedResources } from '../../lib/cloud/costs.ts';
import { prices, sources } from '../../lib/cloud/prices.ts';
import { apiOperations } from '../../shared/contract.ts';
import { ofType, synthesise } from './synthesise.ts';

const { main, edge } = synthesise();
const count = (type: string) => ofType(main, type).length + ofType(edge, type).length;

/** Every call of the contract as if it took a unit each. */
const oneUnitEach = Object.fromEntries(
  apiOperations.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, 1]),
);
const unitsOf = (budgets: Record<string, number>) =>
  clinicCosts(budgets).find(({ item }) => item === 'table units')?.dollars ?? 0;

test('the fixed costs match the deployed resources', () => {
  const [, firewall] = ofType(edge, 'AWS::WAFv2::WebACL')[0] ?? [];
  expect(fixedResources).toEqual({
    firewall: count('AWS::WAFv2::WebACL'),
    'firewall rule': Object(firewall?.Properties.Rules).length,
    key: count('AWS::KMS::Key'),
    secret: count('AWS::SecretsManager::Secret'),
    alarm: count('AWS::CloudWatch::Alarm'),
    dashboard: count('AWS::CloudWatch::Dashboard'),
    'metric from logs': count('AWS::Logs::MetricFilter'),
  });
  expect(fixedCosts().map(({ item }) => item)).toEqual(Object.keys(fixedResources));
});

test('the table costs of a clinic follow from the measured capacity units', () => {
  const twice = Object.fromEntries(Object.keys(oneUnitEach).map(route => [route, 2]));
  expect(unitsOf(oneUnitEach)).toBeGreaterThan(0);
  expect(unitsOf(twice)).toBeCloseTo(2 * unitsOf(oneUnitEach), 9);
});

test('a call without a budget is named', () => {
  expect(() => clinicCosts({ ...oneUnitEach, 'POST cases': undefined as unknown as number })).toThrow(
    'POST cases has no budget',
  );
});

test('the page states the source of every price, or that it is unverified', () => {
  const told = sources.map(source => source.prices).join(', ');
  for (const name of [...Object.keys(prices.million), ...Object.keys(prices.month)]) {
    const words = name.replace(/s$/, '').split(' ');
    expect(
      words.filter(word => !told.includes(word)),
      name,
    ).toEqual([]);
  }
  for (const source of sources) expect(source.from ?? source.note, source.prices).toMatch(/\w/);
});
