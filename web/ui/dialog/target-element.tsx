import { type Ref, type RefObject, useImperativeHandle } from 'react';

interface TargetElementProps {
  element: RefObject<HTMLElement | null>;
  /** From `Popover.Target`. */
  ref?: Ref<HTMLElement>;
}

/**
 * Opens a pop-over at an element that is already on the page. An element that becomes a target only while its
 * pop-over is open would be made anew, and lose the focus and the keys.
 */
export function TargetElement({ element, ref }: TargetElementProps) {
  useImperativeHandle(ref, () => element.current as HTMLElement, [element]);
  return null;
}
