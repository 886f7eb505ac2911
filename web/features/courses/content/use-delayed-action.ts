import { useEffect, useRef, useState } from 'react';
import { callContext } from '../../../platform/api/call-context.ts';
import { DelayedAction } from './delayed-action.ts';

/**
 * Runs an action after a delay, in which it can be cancelled. Leaving the page, reloading it or closing the
 * tab runs the action at once.
 */
export function useDelayedAction(act: (id: string) => Promise<boolean>) {
  const [pending, setPending] = useState<string>();
  const latest = useRef(act);
  latest.current = act;
  const [action] = useState(() => new DelayedAction(id => latest.current(id), setPending));

  useEffect(() => {
    const runNow = () => {
      callContext.isLeaving = true;
      void action.finish();
      // The browser stays after all if it only downloads a file.
      setTimeout(() => {
        callContext.isLeaving = false;
      });
    };
    if (pending !== undefined) window.addEventListener('beforeunload', runNow);
    return () => window.removeEventListener('beforeunload', runNow);
  }, [action, pending]);

  useEffect(() => () => void action.finish(), [action]);

  return { pending, action };
}
