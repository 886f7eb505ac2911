import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One line of what this is. */
  description?: ReactNode;
  /** Before the title, as a picture of what the page is about. */
  picture?: ReactNode;
  /** The page this one belongs to. */
  parent?: { label: string; address: string };
  /** What this page is called below its parent. */
  crumb?: string;
  /** The primary action and those beside it; a bar at the bottom on phones. */
  actions?: ReactNode;
}

export function PageHeader({ title, description, picture, parent, crumb, actions }: PageHeaderProps) {
  return (
    <>
      {parent && (
        <div className={styles.crumbs}>
          <Link to={parent.address}>{parent.label}</Link>
          <IconChevronRight size={16} aria-hidden />
          <span>{crumb}</span>
        </div>
      )}
      <div className={styles.root}>
        {picture}
        <div className={styles.words}>
          <h1>{title}</h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  );
}
