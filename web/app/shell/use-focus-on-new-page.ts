import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';

/** Focuses the content on a new page, but not on a language switch. */
export function useFocusOnNewPage() {
  const content = useRef<HTMLElement>(null);
  const page = localizePath(useLocation().pathname, 'en');
  const lastPage = useRef(page);
  useEffect(() => {
    if (page === lastPage.current) return;
    lastPage.current = page;
    content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}
