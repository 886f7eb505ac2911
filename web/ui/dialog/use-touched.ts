import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';

const isIn = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Watches whether something was typed or selected in an element; search texts do not count. */
export function useTouched(isOpen: boolean) {
  const isTouched = useRef(false);
  const touch = () => {
    isTouched.current = true;
  };
  useEffect(() => {
    if (!isOpen) isTouched.current = false;
  }, [isOpen]);
  return {
    isTouched,
    watch: {
      onChange: ({ target }: { target: EventTarget }) =>
        isIn(target, '[role="combobox"], [type="search"]') || touch(),
      onInput: ({ target }: { target: EventTarget }) => isIn(target, '[contenteditable]') && touch(),
      onClickCapture: ({ target }: MouseEvent) => isIn(target, '[role="option"]') && touch(),
      onKeyDownCapture: ({ key, target }: KeyboardEvent) =>
        key === 'Enter' && isIn(target, '[role="combobox"]') && touch(),
    },
  };
}
