import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

function add(difference: number): void {
  count += difference;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a dialog or drawer while it is open. */
export function useCountedOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

export const useIsDialogOpen = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
