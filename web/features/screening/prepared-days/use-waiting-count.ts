import { useEffect, useState } from 'react';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { countWaiting } from './day-database.ts';

/** Number of children with unsent answers on this device, in every tab; works without the code. */
export function useWaitingCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const recount = () => {
      if (!hasPreparedDay()) setCount(0);
      else countWaiting().then(setCount, () => undefined);
    };
    recount();
    const channel = new BroadcastChannel('lumitree.day');
    channel.addEventListener('message', recount);
    return () => channel.close();
  }, []);
  return count;
}
