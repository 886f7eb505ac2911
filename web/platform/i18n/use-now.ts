import { useEffect, useState } from 'react';
import { nowIn } from '../../../shared/core/dates/now-in.ts';
import { useSession } from '../auth/session.ts';

const lookEveryMs = 15_000;

/** Current date and time in the organisation's time zone, updated every minute. */
export function useNow(): { date: string; time: string } {
  const timeZone = useSession().organization?.timeZone;
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
