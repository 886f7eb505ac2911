let running = 0;
const listeners = new Set<() => void>();

function add(change: number): void {
  running += change;
  for (const listener of listeners) listener();
}

/** Counts a request as running until it settles. */
export async function track<Result>(request: Promise<Result>): Promise<Result> {
  add(1);
  try {
    return await request;
  } finally {
    add(-1);
  }
}

/** For `useSyncExternalStore`: whether any request is running. */
export const isBusy = (): boolean => running > 0;
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
