import { type RefObject, useEffect, useEffectEvent } from 'react';

const leastPx = 56;
/** A swipe must be at least this many times longer horizontally than vertically. */
const slope = 1.6;

/** Detects horizontal swipes over an element. @param onSwipe called with 1 for the next week or day */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (direction: 1 | -1) => void,
  isOn: boolean,
): void {
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    const area = element.current;
    if (!area || !isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    let down: PointerEvent | undefined;
    area.addEventListener(
      'pointerdown',
      event => {
        down = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
      },
      { signal },
    );
    area.addEventListener(
      'pointerup',
      event => {
        const from = down;
        down = undefined;
        if (!from || area.hasAttribute('data-dragging')) return;
        const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
        if (Math.abs(x) >= leastPx && Math.abs(x) > Math.abs(y) * slope) swipe(x < 0 ? 1 : -1);
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [element, isOn]);
}
