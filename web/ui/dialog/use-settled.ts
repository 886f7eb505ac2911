import { useEffect, useState } from 'react';

const settlingMs = 700;

/** Whether a dialog that opened without a press has been open long enough to accept presses. */
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
