import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';

/** Whether the user is already typing into the command palette. */
const isPaletteInUse = () => document.activeElement?.matches('[data-palette]') ?? false;

/** Focuses the content when a new page opens, but not after a language switch. */
export function useFocusOnNewPage() {
  const content = useRef<HTMLElement>(null);
  const page = localizePath(useLocation().pathname, 'en');
  const lastPage = useRef(page);
  useEffect(() => {
    if (page === lastPage.current) return;
    lastPage.current = page;
    if (!isPaletteInUse()) content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}
