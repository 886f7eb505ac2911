import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Count } from '../feedback/status.tsx';
import styles from './tab-links.module.css';

export interface TabLink {
  key: string;
  title: string;
  href: string;
  count?: number;
  /** Highest number that is shown; a greater one is shown as `9+` if this is 9. */
  most?: number | undefined;
  /** Whether the items that the tab counts need attention. */
  needsAttention?: boolean;
}

interface TabLinksProps {
  label: string;
  tabs: TabLink[];
  current: string;
}

export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const strip = useRef<HTMLElement>(null);
  const content = tabs.map(({ title, count = '' }) => `${title} ${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: both can move the current tab out of view
  useLayoutEffect(() => {
    if (strip.current) showCurrentTab(strip.current);
  }, [current, content]);

  return (
    <nav ref={strip} aria-label={label} className={styles.root}>
      <ul>
        {tabs.map(({ key, title, href, count, most, needsAttention }) => (
          <li key={key}>
            <Link to={href} preventScrollReset aria-current={key === current ? 'page' : undefined}>
              {title}
              {count !== undefined && (
                <Count of={count} most={most} tone={needsAttention ? 'attention' : 'quiet'} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Centres the current tab in a strip that hides part of it. `scrollIntoView` would also scroll the page. */
function showCurrentTab(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  const shown = strip.getBoundingClientRect();
  if (!tab || (tab.left >= shown.left && tab.right <= shown.right)) return;
  strip.scrollBy({ left: tab.left - shown.left - (shown.width - tab.width) / 2 });
}
