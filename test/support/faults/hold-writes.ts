import { setTimeout as wait } from 'node:timers/promises';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';

/** What waits longer than this goes on alone: the others were refused before they wrote, or never will. */
const longestWaitMs = 1_500;

/**
 * Holds back the transactions about somebody or something until so many calls want to write at once. All of
 * them have read by then, and none sees what another writes.
 * @param subject what stands in their partition keys
 */
export function holdWrites(subject: string, count: number): FaultInjection {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const open = () => {
    isOpen = true;
    for (const release of waiting.splice(0)) release();
  };
  return async ({ service, lambda, operation, subjects }) => {
    const isHeld = service === 'dynamodb' && operation === 'TransactWriteItems' && lambda !== 'events';
    if (isOpen || !isHeld || !subjects.some(key => key.includes(subject))) return undefined;
    const released = new Promise<void>(resolve => waiting.push(resolve));
    if (waiting.length === count) open();
    await Promise.race([released, wait(longestWaitMs)]);
    return undefined;
  };
}
