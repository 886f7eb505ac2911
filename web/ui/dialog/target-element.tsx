import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface TargetElementProps {
  element: RefObject<HTMLElement | null>;
  /** Ref that `Popover.Target` sets. */
  ref?: Ref<HTMLElement>;
}

/**
 * Opens a pop-over at an element that is already on the page. Wrapping that element in `Popover.Target` only
 * while the pop-over is open would create the element again, and the element would lose focus and key
 * handling.
 */
export function TargetElement({ element, ref }: TargetElementProps) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  return null;
}
