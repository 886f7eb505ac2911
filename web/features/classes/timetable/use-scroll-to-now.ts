import { useEffect } from 'react';

/** Pixels that must stay free below the current time. */
const freePx = 160;

/** Scrolls to the current time when a day opens above it, unless the user has scrolled. */
export function useScrollToNow(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || window.scrollY > 0) return;
    const line = document.querySelector('[data-now]');
    if (!line || line.getBoundingClientRect().top < window.innerHeight - freePx) return;
    line.scrollIntoView({ block: 'center' });
  }, [isOn]);
}
