import { useLayoutEffect, useRef } from 'react';

/**
 * What a dialog shows: while it fades out, what it showed last, because its page may already have closed the
 * record or the draft.
 */
export function useLastOpen<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (isOpen) last.current = shown;
  });
  return isOpen ? shown : last.current;
}
