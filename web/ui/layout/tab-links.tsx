import { Link } from 'react-router';
import { Count } from '../feedback/status.tsx';
import styles from './tab-links.module.css';

export interface TabLink {
  key: string;
  title: string;
  href: string;
  count?: number;
  /** Somebody waits for what is counted. */
  needsAttention?: boolean;
}

interface TabLinksProps {
  /** What the tabs are of, for those who do not see them. */
  label: string;
  tabs: TabLink[];
  /** Key of the one shown. */
  current: string;
}

/** The views of a page, each with an address of its own, so that one can come back to it. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ul>
        {tabs.map(({ key, title, href, count, needsAttention }) => (
          <li key={key}>
            <Link to={href} preventScrollReset aria-current={key === current ? 'page' : undefined}>
              {title}
              {count !== undefined && <Count of={count} tone={needsAttention ? 'attention' : 'quiet'} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
