import { useEffect } from 'react';

/** What of the window has to be free below now. */
const freePx = 160;

/** Brings the line of now into sight where a day opens above it, and nobody has scrolled yet. */
export function useScrollToNow(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || window.scrollY > 0) return;
    const line = document.querySelector('[data-now]');
    if (!line || line.getBoundingClientRect().top < window.innerHeight - freePx) return;
    line.scrollIntoView({ block: 'center' });
  }, [isOn]);
}
