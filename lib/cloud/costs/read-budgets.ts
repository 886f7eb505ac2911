import { readFileSync } from 'node:fs';
import type { Budgets } from './clinic-costs.ts';

const file = new URL('../../../test/suites/budgets.json', import.meta.url);
/** The consumed capacity of a call, alone or with an exception to its round trips. */
type Budget = number | { units: number };

/** What the tests measured: units of the table that a call takes, by route. */
export function readBudgets(): Budgets {
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
  const units = (budget: Budget) => (typeof budget === 'number' ? budget : budget.units);
  return Object.fromEntries(Object.entries(budgets).map(([route, budget]) => [route, units(budget)]));
}
