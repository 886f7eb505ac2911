import { observedValue } from '../observed-value.ts';

const activeRequests = observedValue(0);

/** Counts a request as active until it succeeds or fails. */
export async function trackRequest<Result>(request: Promise<Result>): Promise<Result> {
  activeRequests.set(activeRequests.get() + 1);
  try {
    return await request;
  } finally {
    activeRequests.set(activeRequests.get() - 1);
  }
}

/** Whether any API request is running; a snapshot for `useSyncExternalStore`. */
export const isBusy = (): boolean => activeRequests.get() > 0;
export const onActivity = activeRequests.subscribe;
