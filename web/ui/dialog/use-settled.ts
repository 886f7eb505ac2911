import { useEffect, useState } from 'react';

const settlingMs = 700;

/** False for a moment after something has opened by itself. */
export function useSettled(isSettling: boolean): boolean {
  const [isSettled, setSettled] = useState(!isSettling);
  useEffect(() => {
    if (!isSettling) return setSettled(true);
    setSettled(false);
    const timer = setTimeout(() => setSettled(true), settlingMs);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettled;
}
