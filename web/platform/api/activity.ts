let activeRequests = 0;
const listeners = new Set<() => void>();

function add(change: number): void {
  activeRequests += change;
  for (const listener of listeners) listener();
}

/** Counts a request as active until it succeeds or fails. */
export async function trackRequest<Result>(request: Promise<Result>): Promise<Result> {
  add(1);
  try {
    return await request;
  } finally {
    add(-1);
  }
}

/** Whether any API request is running; a snapshot for `useSyncExternalStore`. */
export const isBusy = (): boolean => activeRequests > 0;
export function onActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
