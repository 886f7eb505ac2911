import { useEffect } from 'react';
import { headerHeight } from './grid/grid-point.ts';

/** Pixels of the page that must stay free below the current time or the session on a phone. */
const freePx = 160;

/**
 * When the timetable opens, scrolls down to the current time; outside the shown hours, to the next session.
 * Does nothing if the user has scrolled. Wide windows show the time in the middle. Phones scroll as little as
 * possible and keep the strip of days in view, because only the strip shows the date.
 */
export function useScrollToNow(isOn: boolean, isPhone: boolean): void {
  useEffect(() => {
    if (!isOn || window.scrollY > 0) return;
    const line =
      document.querySelector('[data-now]') ??
      document.querySelector('[data-session]:not([data-past], [data-cancelled])');
    if (!line) return;
    if (!isPhone) return line.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const strip = document.querySelector('[data-day-strip]');
    if (!strip) return;
    const below = line.getBoundingClientRect().top - (window.innerHeight - freePx);
    const most = strip.getBoundingClientRect().top - headerHeight();
    if (below > 0) window.scrollBy(0, Math.min(below, most));
  }, [isOn, isPhone]);
}
