import { useSyncExternalStore } from 'react';
import type { Times } from '../rules/move-times.ts';

/** Preview of a session while the user draws, drags or moves it by keyboard. */
export interface Ghost extends Times {
  by: 'draw' | 'pull' | 'keys';
  /** Name of the session; null for a new session. */
  name: string | null;
}

export interface GhostStore {
  get: () => Ghost | null;
  set: (ghost: Ghost | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store for the preview outside React state, so that dragging re-renders only the preview. */
export function createGhostStore(): GhostStore {
  let current: Ghost | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: next => {
      if (isSameGhost(current, next)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSameGhost = (one: Ghost | null, other: Ghost | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.by === other.by &&
    one.name === other.name &&
    one.date === other.date &&
    one.start === other.start &&
    one.end === other.end);

export const useGhost = ({ subscribe, get }: GhostStore): Ghost | null =>
  useSyncExternalStore(subscribe, get);
