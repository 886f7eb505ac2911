import { useSyncExternalStore } from 'react';
import { currentDay, onCurrentDay } from './current-day.ts';
import type { DayStore } from './day-store.ts';

const unchanging = () => () => undefined;
const nothing = () => 0;

/** The day that is open in this tab; renders again whenever something of it changes. */
export function useCurrentDay(): DayStore | undefined {
  const store = useSyncExternalStore(onCurrentDay, currentDay);
  useSyncExternalStore(store?.subscribe ?? unchanging, store?.snapshot ?? nothing);
  return store;
}
