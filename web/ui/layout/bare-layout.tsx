import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from './bare-layout.module.css';
import brand from './brand.module.css';
import { LanguageToggle } from './language-toggle.tsx';
import { LogoMark } from './logo-mark.tsx';

export function BareLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const to = useTo();
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <Link to={to('home')} className={brand.name}>
          <LogoMark size={26} />
          <span>Lumitree</span>
          <small lang="zh-Hans">{t('chineseName')}</small>
        </Link>
        <LanguageToggle />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
