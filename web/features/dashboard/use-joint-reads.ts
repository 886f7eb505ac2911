import { useEffect, useLayoutEffect, useRef } from 'react';
import { gatherReads } from '../../platform/api/gather-reads.ts';

/**
 * Collects the read requests that components start during rendering, and sends them together once the page is
 * complete. Collecting starts in a layout effect, which runs before the effects in which components start
 * reads.
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
