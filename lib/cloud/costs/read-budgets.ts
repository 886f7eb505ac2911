import { readFileSync } from 'node:fs';
import type { Budgets } from './clinic-costs.ts';

const file = new URL('../../../test/suites/budgets.json', import.meta.url);
/** Capacity units of an endpoint; an object if the endpoint may make more round trips than others. */
type Budget = number | { units: number };

export function readBudgets(): Budgets {
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
  const units = (budget: Budget) => (typeof budget === 'number' ? budget : budget.units);
  return Object.fromEntries(Object.entries(budgets).map(([route, budget]) => [route, units(budget)]));
}
