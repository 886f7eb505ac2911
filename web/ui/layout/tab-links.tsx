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
  return (
    <nav aria-label={label} className={styles.root}>
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
