import { useEffect, useRef, useState } from 'react';

/** Milliseconds until the action runs; slightly longer than the undo toast is visible. */
const delayMs = 5_000;

interface Waiting {
  id: string;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Runs an action after a delay, in which it can be cancelled. Leaving the page and reloading it run the
 * action at once; a browser that is closed may drop it.
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

  useEffect(() => {
    const runNow = () => void finish();
    if (pending !== undefined) window.addEventListener('beforeunload', runNow);
    return () => window.removeEventListener('beforeunload', runNow);
  });

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
    pending,
    finish,
    /** Starts the action. Ignores a second start while the action is pending, such as a double tap. */
    start: async (id: string) => {
      if (waiting.current?.id === id) return;
      await finish();
      waiting.current = { id, timer: setTimeout(() => void finish(), delayMs) };
      setPending(id);
    },
    /** Cancels the action; returns whether it was still pending. */
    cancel: (id: string): boolean => {
      if (waiting.current?.id !== id) return false;
      clearTimeout(waiting.current.timer);
      waiting.current = undefined;
      setPending(undefined);
      return true;
    },
  };
}
