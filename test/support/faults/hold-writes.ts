import { setTimeout as wait } from 'node:timers/promises';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';

/**
 * Time in milliseconds after which a request no longer waits for the others, because some may never write.
 */
const longestWaitMs = 1_500;

/**
 * Holds transactions about a subject back until this many requests want to write. By then all of them have
 * read, so none has seen the write of another.
 * @param subject text in the partition keys of the transactions
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
