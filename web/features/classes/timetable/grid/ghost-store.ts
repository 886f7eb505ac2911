import { useSyncExternalStore } from 'react';
import { type ObservedValue, observedValue } from '../../../../platform/observed-value.ts';
import type { Times } from '../rules/move-times.ts';

/** Preview of a session while the user draws, drags or moves it by keyboard. */
export interface Ghost extends Times {
  by: 'draw' | 'pull' | 'keys';
  /** Name of the session; null for a new session. */
  name: string | null;
}

export type GhostStore = ObservedValue<Ghost | null>;

/** Creates a store for the preview outside React state, so that dragging re-renders only the preview. */
export function createGhostStore(): GhostStore {
  const store = observedValue<Ghost | null>(null);
  return {
    ...store,
    set: next => {
      if (!isSameGhost(store.get(), next)) store.set(next);
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
