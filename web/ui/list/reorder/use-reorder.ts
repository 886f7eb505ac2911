import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A drag in progress: the start position and current target of the row. */
interface Drag {
  from: number;
  to: number;
}

/**
 * Lets users reorder rows: by dragging a row's handle with any pointer, or with arrow keys.
 * @param onMove moves the row from one position to another
 */
export function useReorder(ids: readonly string[], onMove: (from: number, to: number) => void) {
  const rows = useRef(new Map<string, HTMLElement>());
  const moved = useRef<string>(undefined);
  const [drag, setDrag] = useState<Drag>();

  // Restores the focus of the handle, which the browser loses when a row moves.
  useEffect(() => {
    if (moved.current !== undefined)
      rows.current.get(moved.current)?.querySelector<HTMLElement>('[data-handle]')?.focus();
    moved.current = undefined;
  });

  function move(from: number, to: number): void {
    if (to === from || to < 0 || to >= ids.length) return;
    moved.current = ids[from];
    onMove(from, to);
  }

  /** Target position of a dragged row: the number of other rows above the pointer. */
  const positionAt = (y: number, from: number): number =>
    ids.filter((id, index) => {
      const box = index === from ? undefined : rows.current.get(id)?.getBoundingClientRect();
      return box !== undefined && box.top + box.height / 2 < y;
    }).length;

  function start(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    let to = from;
    const end = (isDone: boolean) => {
      listening.abort();
      setDrag(undefined);
      if (isDone) move(from, to);
    };
    setDrag({ from, to });
    window.addEventListener(
      'pointermove',
      ({ clientY }) => {
        to = positionAt(clientY, from);
        setDrag({ from, to });
      },
      { signal },
    );
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  }

  const step: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

  return {
    drag,
    rowProps: (id: string, index: number) => ({
      ref: (element: HTMLElement | null) => {
        if (element) rows.current.set(id, element);
        else rows.current.delete(id);
      },
      'data-dragged': drag?.from === index || undefined,
      'data-drop':
        drag && drag.to === index && drag.to !== drag.from
          ? drag.to < drag.from
            ? 'before'
            : 'after'
          : undefined,
    }),
    handleProps: (index: number) => ({
      'data-handle': true,
      onPointerDown: (event: PointerEvent) => start(event, index),
      onKeyDown: (event: KeyboardEvent) => {
        const by = step[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(index, index + by);
      },
    }),
  };
}

export function moveWithin<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
