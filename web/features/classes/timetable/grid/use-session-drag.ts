import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import type { Times } from '../rules/move-times.ts';
import type { Ghost, GhostStore } from './ghost-store.ts';
import { scrollAtEdges } from './grid-point.ts';
import { watchPress } from './watch-press.ts';

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
