import { useSyncExternalStore } from 'react';
import type { Times } from '../rules/move-times.ts';

/** Preview of a session that is drawn, dragged or moved by keyboard. */
export interface Ghost extends Times {
  by: 'draw' | 'pull' | 'keys';
  /** Null for a new session. */
  name: string | null;
}

export interface GhostStore {
  get: () => Ghost | null;
  set: (ghost: Ghost | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Kept outside React state, so that dragging re-renders only the preview. */
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
