import type { Hours } from '../rules/lay-out-day.ts';

/** A point on the timetable grid: a day, and minutes since midnight. */
export interface GridPoint {
  date: string;
  minutes: number;
}

export function pointOf(grid: HTMLElement, hours: Hours, { x, y }: { x: number; y: number }): GridPoint {
  const { top, height } = grid.getBoundingClientRect();
  const minutes = hours.from * 60 + ((y - top) / height) * (hours.to - hours.from) * 60;
  let nearest = { date: '', distance: Number.POSITIVE_INFINITY };
  for (const column of grid.querySelectorAll<HTMLElement>('[data-day]')) {
    const { left, right } = column.getBoundingClientRect();
    const distance = Math.max(left - x, x - right, 0);
    if (distance < nearest.distance) nearest = { date: column.dataset.day ?? '', distance };
  }
  return { date: nearest.date, minutes };
}

/** Distance from the window edge within which dragging scrolls the page. */
const edgePx = 48;
/** Scroll speed while dragging near the window edge. */
const pxPerFrame = 10;

/** Scrolls the page while the pointer is near its upper or lower edge. @returns a function that stops it */
export function scrollAtEdges(pointerY: () => number, onScroll: () => void): () => void {
  const header = headerHeight();
  let frame = requestAnimationFrame(function look() {
    const y = pointerY();
    const by = y < header + edgePx ? -pxPerFrame : y > window.innerHeight - edgePx ? pxPerFrame : 0;
    if (by !== 0) {
      window.scrollBy(0, by);
      onScroll();
    }
    frame = requestAnimationFrame(look);
  });
  return () => cancelAnimationFrame(frame);
}

/** Height in pixels of the header that covers the top of a scrolled page. */
export const headerHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
