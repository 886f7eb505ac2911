import { useEffect } from 'react';
import { headerHeight } from './grid/grid-point.ts';

/** Pixels of the page that must stay free below the current time or the session. */
const freePx = 160;

/**
 * When the timetable opens and the current time is below the visible part, scrolls down until it is shown.
 * Outside the shown hours, phones show the next session. They keep the strip of days in view, because only
 * the strip shows the date. Does nothing if the user has scrolled.
 */
export function useScrollToNow(isOn: boolean, isPhone: boolean): void {
  useEffect(() => {
    if (!isOn || window.scrollY > 0) return;
    const next = isPhone ? '[data-session]:not([data-past], [data-cancelled])' : '';
    const line = document.querySelector('[data-now]') ?? (next && document.querySelector(next));
    if (!line) return;
    const below = line.getBoundingClientRect().top - (window.innerHeight - freePx);
    const strip = isPhone && document.querySelector('[data-day-strip]');
    const most = strip ? strip.getBoundingClientRect().top - headerHeight() : Number.POSITIVE_INFINITY;
    if (below > 0) window.scrollBy(0, Math.min(below, most));
  }, [isOn, isPhone]);
}
