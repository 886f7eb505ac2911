import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { minutesOf } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { resized, shifted, stepMinutes, type Times } from '../rules/move-times.ts';
import type { GhostStore } from './ghost-store.ts';

/** A step of a keyboard move: whole days, a quarter of an hour, or a quarter of an hour at the end only. */
export type MoveStep = { days: number } | { steps: 1 | -1 } | { end: 1 | -1 };

export type MoveArea = 'time' | 'days';

const dayKeys: Record<string, MoveStep> = { ArrowLeft: { days: -1 }, ArrowRight: { days: 1 } };
const stepsByKey: Record<MoveArea, Record<string, MoveStep>> = {
  time: {
    ...dayKeys,
    ArrowUp: { steps: -1 },
    ArrowDown: { steps: 1 },
    'Shift ArrowUp': { end: -1 },
    'Shift ArrowDown': { end: 1 },
  },
  days: { ...dayKeys, ArrowUp: { days: -7 }, ArrowDown: { days: 7 } },
};

interface MoveModeOptions {
  area: MoveArea;
  ghosts: GhostStore;
  nameOf: (session: SessionRow) => string;
  onDay: (date: string) => void;
  onChange: (session: SessionRow, times: Times) => void;
  onSet: (session: SessionRow, times: Times) => void;
  onLeave: (session: SessionRow) => void;
}

export interface Moving {
  session: SessionRow;
  times: Times;
}

export function useMoveMode({ area, ghosts, nameOf, onDay, onChange, onSet, onLeave }: MoveModeOptions) {
  const [moving, setMoving] = useState<Moving | null>(null);

  function show(session: SessionRow, times: Times): void {
    setMoving({ session, times });
    ghosts.set({ ...times, by: 'keys', name: nameOf(session) });
  }

  const start = (session: SessionRow) => {
    const { date, start: from, end } = session;
    show(session, { date, start: from, end });
  };

  function step(by: MoveStep): void {
    if (!moving) return;
    const { session, times } = moving;
    const next =
      'end' in by ? resized(times, 'end', minutesOf(times.end) + by.end * stepMinutes) : shifted(times, by);
    show(session, next);
    if (next.date !== times.date) onDay(next.date);
    onChange(session, next);
  }

  function end(isSet: boolean): void {
    if (!moving) return;
    setMoving(null);
    ghosts.set(null);
    if (isSet) onSet(moving.session, moving.times);
    else onLeave(moving.session);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey) return;
    const isOnButton = target instanceof Element && target.closest('[data-move-bar]') !== null;
    if (isOnButton && (key === 'Enter' || key === ' ')) return;
    const by = stepsByKey[area][shiftKey ? `Shift ${key}` : key];
    if (by) step(by);
    else if (key === 'Enter') end(true);
    else if (key === 'Escape') end(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  const isOn = moving !== null;
  useEffect(() => {
    if (!isOn) return;
    // Handles keys before the page shortcuts, which listen on the document.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOn]);

  return { area, moving, start, step, end };
}

export type MoveMode = ReturnType<typeof useMoveMode>;
