import type { Cost } from './cost.ts';
import { prices } from './prices.ts';

/** Resources that exist however many people use the product. */
export const fixedResources: Record<keyof typeof prices.month, number> = {
  firewall: 1,
  'firewall rule': 7,
  key: 3,
  secret: 4,
  alarm: 36,
  dashboard: 1,
  'metric from logs': 2,
};

/** Costs of a deployment that nobody uses, for a month. */
export function fixedCosts(): Cost[] {
  return (Object.keys(fixedResources) as (keyof typeof fixedResources)[]).map(item => ({
    item,
    amount: String(fixedResources[item]),
    dollars: fixedResources[item] * prices.month[item],
  }));
}
