import { type RefObject, useLayoutEffect, useState } from 'react';

const context = () => document.createElement('canvas').getContext('2d');

function hasRoomFor(text: string, field: HTMLInputElement): boolean {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const canvas = context();
  if (!canvas) return true;
  canvas.font = font;
  const room =
    field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return canvas.measureText(text).width <= room;
}

/** Whether a field is wide enough for a text. */
export function useFits(field: RefObject<HTMLInputElement | null>, text: string): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || text === '') return;
    const measure = () => setFits(hasRoomFor(text, element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [field, text]);
  return fits;
}
