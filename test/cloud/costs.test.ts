import { expect, test } from 'vitest';
import { clinicCosts } from '../../lib/cloud/costs/clinic-costs.ts';
import { callsOfMonth, clinics } from '../../lib/cloud/costs/clinic-use.ts';
import { ownCosts } from '../../lib/cloud/costs/costs-page.ts';
import { fixedCosts, fixedResources } from '../../lib/cloud/costs/fixed-costs.ts';
import { prices, sources } from '../../lib/cloud/costs/prices.ts';
import { readBudgets } from '../../lib/cloud/costs/read-budgets.ts';
import { apiOperations } from '../../shared/contract.ts';
import { ofType, synthesise } from './synthesise.ts';

const { main, edge, siteLogs } = synthesise();
const count = (type: string) =>
  [main, edge, siteLogs].reduce((sum, template) => sum + ofType(template, type).length, 0);

/** Every endpoint of the contract, with one capacity unit each. */
const oneUnitEach = Object.fromEntries(
  apiOperations.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, 1]),
);
const lineOf = (budgets: Record<string, number>, line: string, use = clinics.usual) =>
  clinicCosts(budgets, use).find(({ item }) => item === line)?.dollars ?? Number.NaN;
const unitsOf = (budgets: Record<string, number>) =>
  lineOf(budgets, 'table reads') + lineOf(budgets, 'table writes');

test('the fixed costs in the cost model match the deployed resources', () => {
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
  expect(fixedCosts().map(({ item }) => item)).toEqual([
    ...Object.keys(fixedResources),
    'rotations of keys, from the third year on',
    'polling of queues',
    'key requests',
    'first trace of a second, at most',
  ]);
});

test('the computed table costs of a clinic grow with the capacity units of its requests', () => {
  const calls = callsOfMonth(clinics.usual);
  const dearer = { ...oneUnitEach, 'POST cases': 3 };
  expect(unitsOf(oneUnitEach)).toBeGreaterThan(0);
  expect(unitsOf(dearer) - unitsOf(oneUnitEach)).toBeCloseTo(
    (2 * Number(calls['POST cases']) * prices.million['table writes']) / 1e6,
    9,
  );
  expect(lineOf({ ...oneUnitEach, 'GET auth/get': 9 }, 'table writes')).toBe(
    lineOf(oneUnitEach, 'table writes'),
  );
});

test('the computation of costs fails if an endpoint has no budget, and names the endpoint', () => {
  expect(() =>
    clinicCosts({ ...oneUnitEach, 'POST cases': undefined as unknown as number }, clinics.usual),
  ).toThrow('POST cases has no budget');
});

test('the costs of a typical clinic stay within the limit, and more people or visits raise them', () => {
  const budgets = readBudgets();
  const own = (more: object) => ownCosts(clinicCosts(budgets, { ...clinics.usual, ...more }));
  expect(own({})).toBeLessThanOrEqual(0.6);
  for (const name of [
    'people',
    'visits',
    'newCases',
    'savesPerVisit',
    'activeHours',
    'records',
    'files',
  ] as const)
    expect(own({ [name]: clinics.usual[name] * 2 }), name).toBeGreaterThan(own({}));
  expect(lineOf(budgets, 'people who sign in')).toBe(10 * prices.person);
  expect(lineOf(budgets, 'mails')).toBeCloseTo(25 * 22 * 0.6 * prices.mail, 9);
});

test('the costs page gives the source of every price, or says that the price is unverified', () => {
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
