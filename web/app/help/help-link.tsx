import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './help.module.css';
import { helpParameter } from './use-help.ts';

interface HelpLinkProps {
  page: string;
  onOpen: (page: string) => void;
  children: ReactNode;
}

/** Link to a page of the handbook; its URL opens the current page with the help beside it. */
export function HelpLink({ page, onOpen, children }: HelpLinkProps) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(helpParameter, page);

  function open(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(page);
  }

  return (
    <a href={`${pathname}?${query}`} className={styles.link} onClick={open}>
      {children}
    </a>
  );
}
