import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useUrlState } from '../../platform/routing/use-url-state.ts';

/** URL parameter that opens the help; its value may name a page. */
export const helpParameter = 'help';

/** State of the help panel, which stays open when the user moves to another page. */
export function useHelp() {
  const { query, change } = useUrlState();
  const { key } = useLocation();
  const named = query.get(helpParameter);
  const [page, setPage] = useState<string | undefined>(named ?? undefined);
  const [seen, setSeen] = useState({ key, named });
  const opener = useRef<Element | null>(null);
  if (seen.key !== key || seen.named !== named) {
    setSeen({ key, named });
    if (named !== null && named !== seen.named) setPage(named);
  }
  return {
    /** Open handbook page; empty for the table of contents, undefined while the help is closed. */
    page,
    open: (wanted = '') => {
      if (page === undefined) opener.current = document.activeElement;
      setPage(wanted);
    },
    close: () => {
      setPage(undefined);
      if (named !== null) change({ [helpParameter]: null });
      if (opener.current instanceof HTMLElement) opener.current.focus();
      opener.current = null;
    },
  };
}
