import { useEffect, useEffectEvent, useState } from 'react';
import {
  elapsedAt,
  resetStopwatch,
  type Stopwatch,
  startStopwatch,
  stopStopwatch,
  toTenths,
} from './stopwatch.ts';

/** Milliseconds between redraws; does not affect the measurement. */
const drawEveryMs = 50;

/**
 * Stopwatch that stops at its limit.
 * @param limit limit in seconds
 * @param onStop called with the seconds, to a tenth
 */
export function useStopwatch(limit: number, onStop: (seconds: string) => void) {
  const [watch, setWatch] = useState<Stopwatch>(resetStopwatch);
  const [shown, setShown] = useState(0);
  const limitMs = limit * 1000;
  const isRunning = watch.startedAt !== null;

  function start(at = Date.now()): void {
    setShown(0);
    setWatch(startStopwatch(at));
  }

  function stop(at = Date.now()): void {
    const { elapsed } = stopStopwatch(watch, at, limitMs);
    setWatch(resetStopwatch);
    onStop(String(Number(toTenths(elapsed))));
  }

  const draw = useEffectEvent(() => {
    const elapsed = elapsedAt(watch, Date.now(), limitMs);
    if (elapsed >= limitMs) stop();
    else setShown(elapsed);
  });

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(draw, drawEveryMs);
    document.addEventListener('visibilitychange', draw);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', draw);
    };
  }, [isRunning]);

  return { isRunning, shown: toTenths(shown), start, stop };
}
