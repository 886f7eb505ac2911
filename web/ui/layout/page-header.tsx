import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { langOf } from '../text/lang-of.ts';
import { unbroken } from '../text/unbroken.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  picture?: ReactNode;
  /** Parent pages in the breadcrumbs, outermost first. */
  parents?: { label: string; href: string }[];
  crumb?: string;
  actions?: ReactNode;
  /** Menu beside the title of the page, on phones too. */
  menu?: ReactNode;
}

export function PageHeader({
  title,
  description,
  picture,
  parents = [],
  crumb,
  actions,
  menu,
}: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <>
      {parents.length > 0 && (
        <nav aria-label={t('breadcrumbs')}>
          <ol className={styles.crumbs}>
            {parents.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
                <IconChevronRight size={16} aria-hidden />
              </li>
            ))}
            <li aria-current="page">{unbroken(crumb)}</li>
          </ol>
        </nav>
      )}
      <div className={styles.root}>
        {picture}
        <div className={styles.words}>
          <h1
            className={styles.title}
            title={typeof title === 'string' ? title : undefined}
            lang={typeof title === 'string' ? langOf(title) : undefined}
          >
            {unbroken(title)}
          </h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {menu && <div className={styles.menu}>{menu}</div>}
      </div>
    </>
  );
}
