import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds left until a time (milliseconds since 1970), counting down. */
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
