import { useEffect, useRef, useState } from 'react';

/** As long as its toast is seen, and a moment more. */
const delayMs = 5_000;

interface Waiting {
  id: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Acts a moment after it was asked to, so that it can be undone as if it had never been. Leaving the page acts at
 * once; closing the browser meanwhile leaves everything as it was.
 */
export function useDelayedAction(act: (id: string) => Promise<boolean>) {
  const [pending, setPending] = useState<string>();
  const waiting = useRef<Waiting>(undefined);
  const latest = useRef(act);
  latest.current = act;

  async function finish(): Promise<void> {
    const due = waiting.current;
    if (!due) return;
    waiting.current = undefined;
    clearTimeout(due.timer);
    await latest.current(due.id);
    setPending(undefined);
  }

  useEffect(
    () => () => {
      const due = waiting.current;
      waiting.current = undefined;
      if (!due) return;
      clearTimeout(due.timer);
      void latest.current(due.id);
    },
    [],
  );

  return {
    /** What is about to be acted on. */
    pending,
    finish,
    start: async (id: string) => {
      await finish();
      waiting.current = { id, timer: setTimeout(() => void finish(), delayMs) };
      setPending(id);
    },
    /** Whether it was still there to be kept. */
    cancel: (id: string): boolean => {
      if (waiting.current?.id !== id) return false;
      clearTimeout(waiting.current.timer);
      waiting.current = undefined;
      setPending(undefined);
      return true;
    },
  };
}
