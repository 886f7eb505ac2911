import { type Pointer, type SessionDragOptions, useSessionDrag } from './grid/use-session-drag.ts';
import { drawnAt } from './rules/move-times.ts';

/** Start of a session created by double click, in minutes since midnight. */
const usualStart = 9 * 60;

/** Drags sessions to other days of a month. */
export function useMonthDrag(options: SessionDragOptions): void {
  useSessionDrag(options, {
    hold: ({ session }) =>
      session &&
      (pointer => {
        const date = dayAt(pointer) ?? options.ghosts.get()?.date ?? session.date;
        return { date, start: session.start, end: session.end, by: 'pull', name: options.nameOf(session) };
      }),
    drawnBy: (_, target) => {
      const date = target.closest<HTMLElement>('[data-day]')?.dataset.day;
      return date ? drawnAt(date, usualStart) : undefined;
    },
  });
}

const dayAt = ({ x, y }: Pointer): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day;
