import type { Cost } from './cost.ts';
import { prices } from './prices.ts';

/** Resources that exist whatever the number of users. */
export const fixedResources: Record<keyof typeof prices.month, number> = {
  firewall: 1,
  'firewall rule': 7,
  key: 3,
  secret: 4,
  alarm: 44,
  dashboard: 1,
  'metric from logs': 4,
};

/** Seconds per month in which somebody works; Lambda traces the first call of each. */
const busySeconds = 22 * 8 * 3_600;

/** Monthly costs of a deployment, whatever the number of its clinics. */
export function fixedCosts(): Cost[] {
  return [...resourceCosts(), firstTraces];
}

const firstTraces: Cost = {
  item: 'first trace of a second, at most',
  amount: busySeconds.toLocaleString('en'),
  dollars: (busySeconds / 1e6) * prices.million.traces,
};

function resourceCosts(): Cost[] {
  return (Object.keys(fixedResources) as (keyof typeof fixedResources)[]).map(item => ({
    item,
    amount: String(fixedResources[item]),
    dollars: fixedResources[item] * prices.month[item],
  }));
}
