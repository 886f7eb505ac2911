/** A stopwatch, told by two points in time: it runs on while the tab sleeps. Times are in milliseconds. */
export interface Stopwatch {
  /** When it was started; null while it stands. */
  startedAt: number | null;
  elapsed: number;
}

export const resetStopwatch: Stopwatch = { startedAt: null, elapsed: 0 };

/** Starts from zero. */
export const startStopwatch = (now: number): Stopwatch => ({ startedAt: now, elapsed: 0 });

/** What it shows: never above the limit, nor below zero where the clock of the device was put back. */
export function elapsedAt({ startedAt, elapsed }: Stopwatch, now: number, limit: number): number {
  return startedAt === null ? elapsed : Math.min(Math.max(now - startedAt, 0), limit);
}

/** Stops it; one that stands keeps its time. */
export const stopStopwatch = (watch: Stopwatch, now: number, limit: number): Stopwatch => ({
  startedAt: null,
  elapsed: elapsedAt(watch, now, limit),
});

/** Seconds to a tenth, as a watch shows them: a tenth counts once it is full. */
export const toTenths = (ms: number): string => (Math.floor(ms / 100) / 10).toFixed(1);

/** Seconds as a person types them, to a tenth; undefined if they are none or above the limit. */
export function readSeconds(text: string, limit: number): string | undefined {
  const typed = text.normalize('NFKC').trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d?)?$|^\.\d$/.test(typed)) return undefined;
  const seconds = Number(typed);
  return seconds <= limit ? String(seconds) : undefined;
}
