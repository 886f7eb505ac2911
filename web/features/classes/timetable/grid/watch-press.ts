/** Milliseconds of a long press; a shorter touch scrolls or opens. */
const holdMs = 400;
/** Movements of fewer pixels than this count as a click of the mouse or as a resting finger. */
const stillPx = { mouse: 4, touch: 10 };

interface PressHandlers {
  /** Called when a drag starts; returns false if the target cannot be dragged. */
  onLift: () => boolean;
  onMove: (at: { x: number; y: number }) => void;
  /** Called when the drag ends. @param isDone false if the drag was cancelled */
  onEnd: (isDone: boolean) => void;
}

/** Follows a pressed pointer until it is released, and distinguishes a drag from a click or a swipe. */
export function watchPress(down: PointerEvent, { onLift, onMove, onEnd }: PressHandlers): void {
  const isTouch = down.pointerType === 'touch';
  const listening = new AbortController();
  const { signal } = listening;
  let isLifted = false;

  const stop = (isDone: boolean) => {
    clearTimeout(timer);
    listening.abort();
    if (!isLifted) return;
    swallowClick();
    onEnd(isDone);
  };
  const lift = () => {
    isLifted = onLift();
    if (!isLifted) stop(false);
  };
  const timer = isTouch ? setTimeout(lift, holdMs) : undefined;

  const follow = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (!isLifted) {
      const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (moved < stillPx[isTouch ? 'touch' : 'mouse']) return;
      if (isTouch) return stop(false);
      lift();
      if (!isLifted) return;
    }
    onMove({ x: event.clientX, y: event.clientY });
  };

  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', ({ pointerId }) => pointerId === down.pointerId && stop(true), {
    signal,
  });
  window.addEventListener('pointercancel', () => stop(false), { signal });
  // A second finger zooms the page and cancels the drag.
  window.addEventListener('pointerdown', ({ pointerId }) => pointerId !== down.pointerId && stop(false), {
    signal,
    capture: true,
  });
  window.addEventListener('blur', () => stop(false), { signal });
  window.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      stop(false);
    },
    { signal, capture: true },
  );
  // While dragging by touch, prevents scrolling and the browser's context menu.
  const hold = (event: Event) => isLifted && event.cancelable && event.preventDefault();
  window.addEventListener('touchmove', hold, { signal, passive: false });
  window.addEventListener('contextmenu', event => isTouch && event.preventDefault(), { signal });
}

/** Suppresses the click that follows a drop. */
function swallowClick(): void {
  const listening = new AbortController();
  window.addEventListener('click', event => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: listening.signal,
  });
  setTimeout(() => listening.abort(), 50);
}
