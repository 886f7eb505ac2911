import { useEffect, useLayoutEffect, useRef } from 'react';
import { gatherReads } from '../../platform/api/gather-reads.ts';

/**
 * Sends the reads that the page's components start when they mount together. Components start them in their
 * effects, which run after every layout effect.
 */
export function useJointReads(): void {
  const send = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    send.current = gatherReads();
    return send.current;
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => send.current?.());
    return () => clearTimeout(timer);
  }, []);
}
