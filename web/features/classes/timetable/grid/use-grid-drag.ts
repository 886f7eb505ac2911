import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import type { Hours } from '../rules/lay-out-day.ts';
import { drawn, drawnAt, pulled, stretched, type Times } from '../rules/move-times.ts';
import type { GhostStore } from './ghost-store.ts';
import { type GridPoint, pointOf, scrollAtEdges } from './grid-point.ts';
import { watchPress } from './watch-press.ts';

interface GridDragOptions {
  grid: RefObject<HTMLElement | null>;
  hours: Hours;
  ghosts: GhostStore;
  isOn: boolean;
  find: (id: string) => SessionRow | undefined;
  nameOf: (session: SessionRow) => string;
  mayMove: (session: SessionRow) => boolean;
  /** Called when the user tries to move a session without permission. */
  onRefused: () => void;
  onOpen: (id: string) => void;
  onDrawn: (times: Times) => void;
  onMoved: (session: SessionRow, times: Times) => void;
}

interface Held {
  session: SessionRow | undefined;
  edge: 'start' | 'end' | undefined;
  from: GridPoint;
  isTouch: boolean;
}

/** Draws new sessions on empty time and moves existing ones by dragging; on touch, after a long press. */
export function useGridDrag(options: GridDragOptions): void {
  const { grid, hours, ghosts } = options;

  const press = useEffectEvent((event: PointerEvent) => {
    const area = grid.current;
    const { target, clientX: x, clientY: y, pointerType } = event;
    if (!options.isOn || !area || event.button !== 0 || !(target instanceof Element)) return;
    const block = target.closest<HTMLElement>('[data-session]');
    if (!block && target.closest('button, a')) return;
    const session = block ? options.find(block.dataset.session ?? '') : undefined;
    if (block && !session) return;
    const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Held['edge'];
    const held: Held = {
      session,
      edge,
      from: pointOf(area, hours, { x, y }),
      isTouch: pointerType === 'touch',
    };
    let pointer = { x, y };
    let stopScrolling: (() => void) | undefined;
    const show = () => ghosts.set({ ...timesAt(held, pointOf(area, hours, pointer)), ...labelOf(held) });
    watchPress(event, {
      onLift: () => {
        if (session && !options.mayMove(session)) {
          options.onRefused();
          return false;
        }
        block?.setAttribute('data-lifted', '');
        area.setAttribute('data-dragging', '');
        if (held.isTouch && !session)
          ghosts.set({ ...drawnAt(held.from.date, held.from.minutes), ...labelOf(held) });
        else show();
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

  const labelOf = ({ session }: Held) =>
    session ? { by: 'pull' as const, name: options.nameOf(session) } : { by: 'draw' as const, name: null };

  const click = useEffectEvent(({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-session]')?.dataset.session;
    if (id) options.onOpen(id);
  });

  const doubleClick = useEffectEvent(({ target, clientX: x, clientY: y }: MouseEvent) => {
    if (!options.isOn || !grid.current || !(target instanceof Element) || target.closest('button, a')) return;
    const { date, minutes } = pointOf(grid.current, hours, { x, y });
    options.onDrawn(drawnAt(date, minutes));
  });

  useEffect(() => {
    const area = grid.current;
    if (!area) return;
    const listening = new AbortController();
    const { signal } = listening;
    area.addEventListener('pointerdown', press, { signal });
    area.addEventListener('click', click, { signal });
    area.addEventListener('dblclick', doubleClick, { signal });
    return () => listening.abort();
  }, [grid]);
}

function timesAt({ session, edge, from }: Held, at: GridPoint): Times {
  if (!session) return drawn(from.date, from.minutes, at.minutes);
  const by = at.minutes - from.minutes;
  return edge ? stretched(session, edge, by) : pulled(session, at.date, by);
}
