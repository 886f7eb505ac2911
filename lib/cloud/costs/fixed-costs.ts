import type { Cost } from './cost.ts';
import { prices } from './prices.ts';

/** Numbers of the resources that every deployment has. They do not depend on the number of users. */
export const fixedResources: Record<keyof typeof prices.month, number> = {
  firewall: 1,
  'firewall rule': 7,
  key: 3,
  secret: 4,
  alarm: 44,
  dashboard: 1,
  'metric from logs': 4,
};

/** Seconds per month in which people work. Lambda traces the first request of each second. */
const busySeconds = 22 * 8 * 3_600;

/** Monthly costs of a deployment that do not depend on the number of its clinics. */
export function fixedCosts(): Cost[] {
  return [...resourceCosts(), keyRotations, polling, keyRequests, firstTraces];
}

/** Number of rotations of a key for which AWS charges. */
const chargedRotations = 2;

const keyRotations: Cost = {
  item: 'rotations of keys, from the third year on',
  amount: `${chargedRotations} × ${fixedResources.key}`,
  dollars: chargedRotations * fixedResources.key * prices.keyRotation,
};

const secondsOfMonth = 30 * 86_400;
/** Lambda polls each of the five queues with five parallel requests, each of which waits 20 seconds. */
const pollRequests = (5 * 5 * secondsOfMonth) / 20;

const polling: Cost = {
  item: 'polling of queues',
  amount: Math.round(pollRequests).toLocaleString('en'),
  dollars: (pollRequests / 1e6) * prices.million['queue requests'],
};

/**
 * Number of Lambda instances that run at the same time. Each makes DynamoDB request the table's key every
 * five minutes.
 */
const busyCopies = 30;
const keyRequestCount = (busyCopies * busySeconds) / 300;

const keyRequests: Cost = {
  item: 'key requests',
  amount: Math.round(keyRequestCount).toLocaleString('en'),
  dollars: (keyRequestCount / 1e6) * prices.million['key requests'],
};

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
