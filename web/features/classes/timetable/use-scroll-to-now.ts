import { useEffect } from 'react';
import { headerHeight } from './grid/grid-point.ts';

/** Pixels that must stay free below the current time. */
const freePx = 160;

/**
 * Scrolls as far as the current time needs when a day opens above it, unless the user has scrolled. The strip of
 * days stays in view, because it alone shows the date.
 */
export function useScrollToNow(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || window.scrollY > 0) return;
    const line = document.querySelector('[data-now]');
    const strip = document.querySelector('[data-day-strip]');
    if (!line || !strip) return;
    const below = line.getBoundingClientRect().top - (window.innerHeight - freePx);
    const most = strip.getBoundingClientRect().top - headerHeight();
    if (below > 0) window.scrollBy(0, Math.min(below, most));
  }, [isOn]);
}
