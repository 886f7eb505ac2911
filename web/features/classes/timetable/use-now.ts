import { useEffect, useState } from 'react';
import { nowIn } from '../../../../shared/core/dates/now-in.ts';

/** How often the clock is looked at. */
const lookEveryMs = 15_000;

/** Date and time of day in a time zone, by the minute. */
export function useNow(timeZone: string | undefined): { date: string; time: string } {
  const [now, setNow] = useState(() => nowIn(timeZone));
  useEffect(() => {
    const look = () => {
      const next = nowIn(timeZone);
      setNow(last => (last.date === next.date && last.time === next.time ? last : next));
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
}
