import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GrowthRings } from './growth-rings.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import { LogoMark } from './logo-mark.tsx';
import styles from './sign-in-layout.module.css';

export function SignInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <LogoMark size={30} />
          <span>Lumitree</span>
          <span lang="zh-Hans" className={styles.chineseName}>
            {t('common:chineseName')}
          </span>
        </header>
        <main className={styles.main}>{children}</main>
        <footer className={styles.footer}>
          <IconWorld size={18} aria-hidden />
          <LanguageToggle />
          <span className={styles.invitation}>{t('byInvitation')}</span>
        </footer>
      </div>
      <aside className={styles.picture}>
        <GrowthRings />
        <div className={styles.words}>
          <p className={styles.promise}>{t('promise')}</p>
          <p className={styles.what}>{t('what')}</p>
        </div>
      </aside>
    </div>
  );
}
