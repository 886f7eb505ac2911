import { useEffect, useLayoutEffect, useRef } from 'react';
import { gatherReads } from '../../platform/api/gather-reads.ts';

/**
 * Combines the reads that components start while the page renders, and sends them when the page is complete.
 * Gathering begins in a layout effect, because components start their reads in effects, which run later.
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
