import { useEffect, useLayoutEffect, useRef } from 'react';
import { gatherReads } from '../../platform/api/gather-reads.ts';

/**
 * Sends together all reads that the page's components start until the page is complete. Components start them
 * in their effects, which run after every layout effect.
 */
export function useJointReads(isWhole: boolean): void {
  const send = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    send.current = gatherReads();
    return send.current;
  }, []);
  useEffect(() => {
    if (!isWhole) return;
    const timer = setTimeout(() => send.current?.());
    return () => clearTimeout(timer);
  }, [isWhole]);
}
