let settle: (() => void) | undefined;
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Has the person sign in over the page they are on; resolves when they have. */
export function askAgain(): Promise<void> {
  const answer = new Promise<void>(resolve => {
    settle = resolve;
  });
  tellListeners();
  return answer;
}

/** They have. */
export function answered(): void {
  settle?.();
  settle = undefined;
  tellListeners();
}

/** For `useSyncExternalStore`: whether somebody is being asked. */
export const isAsked = (): boolean => settle !== undefined;
export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
