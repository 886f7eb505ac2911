import { type KeyboardEvent, useRef } from 'react';

const longestDelayMs = 1000;

/** Returns the time of an event, even if its handling was delayed. */
function timeOf({ timeStamp }: { timeStamp: number }): number {
  const delay = performance.now() - timeStamp;
  return Date.now() - Math.min(Math.max(delay, 0), longestDelayMs);
}

/** Handlers of a button whose timing matters: it acts on release but reports the time of the press. */
export function usePress(act: (at: number) => void) {
  const pressedAt = useRef<number>(undefined);
  return {
    onPointerDown: (event: { timeStamp: number }) => {
      pressedAt.current = timeOf(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.repeat && (event.key === ' ' || event.key === 'Enter')) pressedAt.current = timeOf(event);
    },
    onClick: (event: { timeStamp: number }) => {
      act(pressedAt.current ?? timeOf(event));
      pressedAt.current = undefined;
    },
  };
}
