import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import type { GhostStore } from './grid/ghost-store.ts';
import { scrollAtEdges } from './grid/grid-point.ts';
import { watchPress } from './grid/watch-press.ts';
import { drawnAt, type Times } from './rules/move-times.ts';

interface MonthDragOptions {
  month: RefObject<HTMLElement | null>;
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

/** Start of a session created by double click, in minutes since midnight. */
const usualStart = 9 * 60;

/** Drags sessions to other days (on touch, after a long press) and creates one by double click. */
export function useMonthDrag(options: MonthDragOptions): void {
  const { month, ghosts } = options;

  const press = useEffectEvent((event: PointerEvent) => {
    const area = month.current;
    const { target, clientX, clientY } = event;
    if (!options.isOn || !area || event.button !== 0 || !(target instanceof Element)) return;
    const block = target.closest<HTMLElement>('[data-session]');
    const session = block && options.find(block.dataset.session ?? '');
    if (!session) return;
    let pointer = { x: clientX, y: clientY };
    let stopScrolling: (() => void) | undefined;
    const show = () => {
      const date = dayAt(pointer) ?? ghosts.get()?.date ?? session.date;
      ghosts.set({ date, start: session.start, end: session.end, by: 'pull', name: options.nameOf(session) });
    };
    watchPress(event, {
      onLift: () => {
        if (!options.mayMove(session)) {
          options.onRefused();
          return false;
        }
        block.setAttribute('data-lifted', '');
        area.setAttribute('data-dragging', '');
        show();
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
        block.removeAttribute('data-lifted');
        area.removeAttribute('data-dragging');
        ghosts.set(null);
        if (!isDone || !ghost) return;
        const { date, start, end } = ghost;
        options.onMoved(session, { date, start, end });
      },
    });
  });

  const doubleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!options.isOn || !(target instanceof Element) || target.closest('button, a')) return;
    const date = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (date) options.onDrawn(drawnAt(date, usualStart));
  });

  useEffect(() => {
    const area = month.current;
    if (!area) return;
    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener('pointerdown', press, { signal });
    area.addEventListener('dblclick', doubleClick, { signal });
    return () => listening.abort();
  }, [month]);
}

const dayAt = ({ x, y }: { x: number; y: number }): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
