import { useEffect, useEffectEvent } from 'react';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import type { Hours } from '../rules/lay-out-day.ts';
import { drawn, drawnAt, pulled, stretched, type Times } from '../rules/move-times.ts';
import { type GridPoint, pointOf } from './grid-point.ts';
import { type SessionDragOptions, useSessionDrag } from './use-session-drag.ts';

interface GridDragOptions extends SessionDragOptions {
  hours: Hours;
  onOpen: (id: string) => void;
}

interface Held {
  session: SessionRow | undefined;
  edge: 'start' | 'end' | undefined;
  from: GridPoint;
}

/** Draws new sessions on empty time, and moves or stretches existing ones. A click opens a session. */
export function useGridDrag(options: GridDragOptions): void {
  const { area: grid, hours } = options;

  useSessionDrag(options, {
    hold: ({ event, area, target, session }) => {
      if (!session && target.closest('button, a')) return undefined;
      const { clientX: x, clientY: y, pointerType } = event;
      const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge as Held['edge'];
      const held: Held = { session, edge, from: pointOf(area, hours, { x, y }) };
      const label = session
        ? { by: 'pull' as const, name: options.nameOf(session) }
        : { by: 'draw' as const, name: null };
      const { date, minutes } = held.from;
      return (pointer, isLift) =>
        isLift && pointerType === 'touch' && !session
          ? { ...drawnAt(date, minutes), ...label }
          : { ...timesAt(held, pointOf(area, hours, pointer)), ...label };
    },
    drawnBy: (area, _, { clientX: x, clientY: y }) => {
      const { date, minutes } = pointOf(area, hours, { x, y });
      return drawnAt(date, minutes);
    },
  });

  const click = useEffectEvent(({ target }: MouseEvent) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-session]')?.dataset.session;
    if (id) options.onOpen(id);
  });

  useEffect(() => {
    const listening = new AbortController();
    grid.current?.addEventListener('click', click, { signal: listening.signal });
    return () => listening.abort();
  }, [grid]);
}

function timesAt({ session, edge, from }: Held, at: GridPoint): Times {
  if (!session) return drawn(from.date, from.minutes, at.minutes);
  const by = at.minutes - from.minutes;
  return edge ? stretched(session, edge, by) : pulled(session, at.date, by);
}
