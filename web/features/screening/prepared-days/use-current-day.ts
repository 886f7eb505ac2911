import { useSyncExternalStore } from 'react';
import { currentDay, onCurrentDay } from './current-day.ts';
import type { DayStore } from './day-store.ts';

const unchanging = () => () => undefined;
const nothing = () => 0;

export function useCurrentDay(): DayStore | undefined {
  const store = useSyncExternalStore(onCurrentDay, currentDay);
  useSyncExternalStore(store?.subscribe ?? unchanging, store?.snapshot ?? nothing);
  return store;
}
