import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';

/** Moves the reading point to the content when another page is shown, but not when only its language is. */
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
