import { readNumber } from '../../../shared/core/reading/read-number.ts';

/** A stopwatch as two times in milliseconds, so that it stays right while the tab sleeps. */
export interface Stopwatch {
  /** Time when the stopwatch was started; null while it is stopped. */
  startedAt: number | null;
  elapsed: number;
}

export const resetStopwatch: Stopwatch = { startedAt: null, elapsed: 0 };

export const startStopwatch = (now: number): Stopwatch => ({ startedAt: now, elapsed: 0 });

/** Time to display: at most the limit, and at least 0 even if the clock of the device was set back. */
export function elapsedAt({ startedAt, elapsed }: Stopwatch, now: number, limit: number): number {
  return startedAt === null ? elapsed : Math.min(Math.max(now - startedAt, 0), limit);
}

/** Stops the stopwatch; no effect on a stopped one. */
export const stopStopwatch = (watch: Stopwatch, now: number, limit: number): Stopwatch => ({
  startedAt: null,
  elapsed: elapsedAt(watch, now, limit),
});

/** Writes milliseconds as seconds, rounded down to a tenth. */
export const toTenths = (ms: number): string => (Math.floor(ms / 100) / 10).toFixed(1);

/** Parses typed seconds to a tenth; undefined if invalid or above the limit. */
export function readSeconds(text: string, limit: number): string | undefined {
  const read = readNumber(text);
  if (typeof read !== 'object') return undefined;
  const isTenths = String(read.value) === String(Number(read.value.toFixed(1)));
  return isTenths && read.value >= 0 && read.value <= limit ? String(read.value) : undefined;
}
