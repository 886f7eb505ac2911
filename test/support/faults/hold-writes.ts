import { setTimeout as wait } from 'node:timers/promises';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';

/**
 * Milliseconds after which a request stops waiting for the others, which then were rejected before writing or
 * never write.
 */
const longestWaitMs = 1_500;

/**
 * Holds back transactions about a subject until this many requests want to write at once. By then all of them
 * have read, so none has seen another's write.
 * @param subject text in their partition keys
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
