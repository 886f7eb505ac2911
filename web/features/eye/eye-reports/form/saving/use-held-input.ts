import { type RefObject, useEffect, useRef } from 'react';

const inputs = ['beforeinput', 'keydown', 'paste', 'drop', 'mousedown', 'click'] as const;

/**
 * Returns a function that blocks input while the visit is being finished, because such input would be lost.
 * The focus stays where it is.
 */
export function useHeldInput(form: RefObject<HTMLElement | null>): (isHeld: boolean) => void {
  const isHeld = useRef(false);
  useEffect(() => {
    const element = form.current;
    const refuse = (event: Event) => {
      if (!isHeld.current || (event instanceof KeyboardEvent && event.key === 'Tab')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const input of inputs) element?.addEventListener(input, refuse, { capture: true });
    return () => {
      for (const input of inputs) element?.removeEventListener(input, refuse, { capture: true });
    };
  }, [form]);
  return held => {
    isHeld.current = held;
    form.current?.setAttribute('aria-busy', String(held));
  };
}
