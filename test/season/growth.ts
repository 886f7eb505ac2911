import { openRawTable } from '../support/raw-table.ts';
import type { RouteCost } from './calls-lived.ts';
import type { Stage } from './stage.ts';

/** What is stored, by the size of its items as JSON, which is somewhat more than DynamoDB counts. */
export interface StoredSizes {
  items: number;
  bytes: number;
  largest: { kind: string; bytes: number };
}

/** @returns the number of items, and the largest one */
export async function largestItems({ clinic, school }: Stage): Promise<StoredSizes> {
  const { everything } = await openRawTable();
  const sizes: StoredSizes = { items: 0, bytes: 0, largest: { kind: '', bytes: 0 } };
  for (const item of await everything()) {
    const bytes = Buffer.byteLength(JSON.stringify(item));
    sizes.items++;
    sizes.bytes += bytes;
    const kind = [clinic, school].reduce((key, { slug }) => key.replaceAll(slug, 'organisation'), item.pk);
    if (bytes > sizes.largest.bytes) sizes.largest = { kind: kind.replace(/[\w-]{30,}/g, 'id'), bytes };
  }
  return sizes;
}

/** What a call of a route took in a period, on average. */
export interface CallCost {
  readUnits: number;
  writtenUnits: number;
  roundTrips: number;
  bytes: number;
  milliseconds: number;
}

export interface RouteGrowth {
  route: string;
  calls: number;
  /** In the first, the middle and the last period. */
  costs: CallCost[];
  /** Units of the last period for one of the first. */
  ratio: number;
}

/** A share of the routes, the busiest, at least so many. */
const busiestShare = 0.1;
const fewestRoutes = 8;

/** How the calls of the busiest routes grew. */
export function growthOf({ calls }: Stage): RouteGrowth[] {
  const periods = [...calls.costs.keys()].sort((a, b) => a - b);
  const shown = [periods[0], periods[Math.floor(periods.length / 2)], periods.at(-1)];
  const totals = new Map<string, number>();
  for (const routes of calls.costs.values())
    for (const [route, cost] of routes) totals.set(route, (totals.get(route) ?? 0) + cost.calls);
  const count = Math.max(fewestRoutes, Math.ceil(totals.size * busiestShare));
  return [...totals]
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, count)
    .map(([route, all]) => {
      const costs = shown.map(period => averageOf(calls.costs.get(period ?? 0)?.get(route)));
      const [first, , last] = costs.map(({ readUnits, writtenUnits }) => readUnits + writtenUnits);
      return { route, calls: all, costs, ratio: first && last ? last / first : 1 };
    });
}

function averageOf(cost: RouteCost | undefined): CallCost {
  const average = (sum = 0) => (cost?.calls ? sum / cost.calls : 0);
  return {
    readUnits: average(cost?.readUnits),
    writtenUnits: average(cost?.writtenUnits),
    roundTrips: average(cost?.roundTrips),
    bytes: average(cost?.bytes),
    milliseconds: average(cost?.milliseconds),
  };
}
