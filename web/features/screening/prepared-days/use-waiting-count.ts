import { useEffect, useState } from 'react';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { countWaiting } from './day-database.ts';

/** How many children's answers on this device wait to be sent; without the code, and in every tab. */
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
