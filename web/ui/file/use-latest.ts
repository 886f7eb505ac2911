import { useRef } from 'react';

/**
 * For readings of files that can overtake each other. Returns a function that begins a reading, which returns
 * a function that says whether no other reading has begun since.
 */
export function useLatest(): () => () => boolean {
  const begun = useRef(0);
  return () => {
    begun.current += 1;
    const own = begun.current;
    return () => own === begun.current;
  };
}
