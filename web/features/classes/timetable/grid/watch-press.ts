/** A finger has to rest this long before it lifts: a shorter one scrolls or opens. */
const holdMs = 400;
/** What moves less is a click, or a finger that rests. */
const stillPx = { mouse: 4, touch: 10 };

interface PressHandlers {
  /** The pointer lifts what is under it. False: it does not come off. */
  onLift: () => boolean;
  onMove: (at: { x: number; y: number }) => void;
  /** @param isDone false if it was taken back */
  onEnd: (isDone: boolean) => void;
}

/** Follows a pointer that is down until it lifts something, drops it, or turns out to be a click or a swipe. */
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
  // A second finger makes the page larger, and moves nothing.
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
  // A finger that has lifted something does not scroll the page, and opens no menu of the browser.
  const hold = (event: Event) => isLifted && event.cancelable && event.preventDefault();
  window.addEventListener('touchmove', hold, { signal, passive: false });
  window.addEventListener('contextmenu', event => isTouch && event.preventDefault(), { signal });
}

/** The click that follows a drop opens nothing. */
function swallowClick(): void {
  const listening = new AbortController();
  window.addEventListener('click', event => event.stopPropagation(), {
    capture: true,
    once: true,
    signal: listening.signal,
  });
  setTimeout(() => listening.abort(), 50);
}
