import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds that are left until a moment, in milliseconds since 1970; counts them down. */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));
  useEffect(() => {
    setLeft(secondsUntil(end));
    const clock = setInterval(() => {
      setLeft(secondsUntil(end));
      if (end <= Date.now()) clearInterval(clock);
    }, 1_000);
    return () => clearInterval(clock);
  }, [end]);
  return left;
}
