import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface TargetElementProps {
  element: RefObject<HTMLElement | null>;
  /** Ref that `Popover.Target` sets. */
  ref?: Ref<HTMLElement>;
}

/**
 * Opens a pop-over at an element that is already on the page. Making an element the target only while its
 * pop-over is open would recreate the element, which then loses focus and key handling.
 */
export function TargetElement({ element, ref }: TargetElementProps) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  return null;
}
