import { useEffect, useState } from 'react';

const settlingMs = 700;

/** Whether something that opened by itself has been open for a moment, so that presses count. */
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
