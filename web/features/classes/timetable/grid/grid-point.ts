import type { Hours } from '../rules/lay-out-day.ts';

/** A point of the grid: its day, and minutes since midnight. */
export interface GridPoint {
  date: string;
  minutes: number;
}

/** The day that a point is nearest to, and its time. */
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

/** How near to the edge of the window something has to be held for the page to scroll, and how fast it does. */
const edgePx = 48;
const pxPerFrame = 10;

/** Scrolls the page while something is held near the upper or lower edge. @returns ends it */
export function scrollAtEdges(pointerY: () => number, onScroll: () => void): () => void {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
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
