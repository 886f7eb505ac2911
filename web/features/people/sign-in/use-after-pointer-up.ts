import { useEffect, useRef } from 'react';

/**
 * Returns a function that delays a callback until the pointer is released. Without the delay, a list that
 * closes would move the content below it during the click.
 */
export function useAfterPointerUp(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    const releases = ['pointerup', 'pointercancel'] as const;
    window.addEventListener('pointerdown', press, true);
    for (const name of releases) window.addEventListener(name, release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      for (const name of releases) window.removeEventListener(name, release, true);
    };
  }, []);
  return act => {
    if (!isPressed.current) return act();
    const later = () => setTimeout(act);
    window.addEventListener('pointerup', later, { once: true });
    window.addEventListener('pointercancel', later, { once: true });
  };
}
