import { readFileSync } from 'node:fs';
import type { Budgets } from './clinic-costs.ts';

const file = new URL('../../../test/suites/budgets.json', import.meta.url);
/** Capacity units of a call; an object if the call is also an exception to the limit of round trips. */
type Budget = number | { units: number };

/** Capacity units of the table per call, as measured by the tests, by route. */
export function readBudgets(): Budgets {
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
  const units = (budget: Budget) => (typeof budget === 'number' ? budget : budget.units);
  return Object.fromEntries(Object.entries(budgets).map(([route, budget]) => [route, units(budget)]));
}
