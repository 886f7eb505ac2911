import { useEffect } from 'react';
import { headerHeight } from './grid/grid-point.ts';

/** Pixels of the page that must stay free below the current time or the session. */
const freePx = 160;

/**
 * When the timetable opens and the current time is below the visible part, scrolls down to it; before the
 * shown hours, to the first session. Keeps the strip of days in view, because only the strip shows the date.
 * Does nothing if the user has scrolled.
 */
export function useScrollToNow(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || window.scrollY > 0) return;
    const line = document.querySelector('[data-now]') ?? document.querySelector('[data-session]');
    const strip = document.querySelector('[data-day-strip]');
    if (!line || !strip) return;
    const below = line.getBoundingClientRect().top - (window.innerHeight - freePx);
    const most = strip.getBoundingClientRect().top - headerHeight();
    if (below > 0) window.scrollBy(0, Math.min(below, most));
  }, [isOn]);
}
