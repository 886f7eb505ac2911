import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import type { Times } from '../rules/move-times.ts';
import type { Ghost, GhostStore } from './ghost-store.ts';
import { scrollAtEdges } from './grid-point.ts';

export interface SessionDragOptions {
  area: RefObject<HTMLElement | null>;
  ghosts: GhostStore;
  isOn: boolean;
  find: (id: string) => SessionRow | undefined;
  nameOf: (session: SessionRow) => string;
  mayMove: (session: SessionRow) => boolean;
  /** Called when the user tries to move a session without permission. */
  onRefused: () => void;
  onDrawn: (times: Times) => void;
  onMoved: (session: SessionRow, times: Times) => void;
}

export interface Pointer {
  x: number;
  y: number;
}

interface Press {
  event: PointerEvent;
  area: HTMLElement;
  target: Element;
  /** The pressed session; undefined on empty time. */
  session: SessionRow | undefined;
}

interface Surface {
  /** Returns what to preview while the pointer is held; undefined if nothing can be dragged from here. */
  hold: (press: Press) => ((pointer: Pointer, isLift: boolean) => Ghost) | undefined;
  /** Returns the times of a session created by double click. */
  drawnBy: (area: HTMLElement, target: Element, event: MouseEvent) => Times | undefined;
}

/** Moves sessions by dragging (on touch, after a long press), and creates one by double click. */
export function useSessionDrag(options: SessionDragOptions, { hold, drawnBy }: Surface): void {
  const { area: ref, ghosts } = options;

  const press = useEffectEvent((event: PointerEvent) => {
    const area = ref.current;
    const { target, clientX, clientY } = event;
    if (!options.isOn || !area || event.button !== 0 || !(target instanceof Element)) return;
    const block = target.closest<HTMLElement>('[data-session]');
    const session = block ? options.find(block.dataset.session ?? '') : undefined;
    if (block && !session) return;
    const ghostAt = hold({ event, area, target, session });
    if (!ghostAt) return;
    let pointer = { x: clientX, y: clientY };
    let stopScrolling: (() => void) | undefined;
    const show = (isLift = false) => ghosts.set(ghostAt(pointer, isLift));
    watchPress(event, {
      onLift: () => {
        if (session && !options.mayMove(session)) {
          options.onRefused();
          return false;
        }
        block?.setAttribute('data-lifted', '');
        area.setAttribute('data-dragging', '');
        show(true);
        return true;
      },
      onMove: at => {
        pointer = at;
        stopScrolling ??= scrollAtEdges(() => pointer.y, show);
        show();
      },
      onEnd: isDone => {
        const ghost = ghosts.get();
        stopScrolling?.();
        block?.removeAttribute('data-lifted');
        area.removeAttribute('data-dragging');
        ghosts.set(null);
        if (!isDone || !ghost) return;
        const { date, start, end } = ghost;
        if (session) options.onMoved(session, { date, start, end });
        else options.onDrawn({ date, start, end });
      },
    });
  });

  const doubleClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!options.isOn || !ref.current || !(target instanceof Element) || target.closest('button, a')) return;
    const times = drawnBy(ref.current, target, event);
    if (times) options.onDrawn(times);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    ref.current?.addEventListener('pointerdown', press, { signal });
    ref.current?.addEventListener('dblclick', doubleClick, { signal });
    return () => listening.abort();
  }, [ref]);
}

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
function watchPress(down: PointerEvent, { onLift, onMove, onEnd }: PressHandlers): void {
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
