import '../ui/mantine-public.css';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { Mark } from '../ui/mark.tsx';
import { GrowthRings } from './growth-rings.tsx';
import { LanguageToggle } from './language-toggle.tsx';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const { t } = useTranslation(['session', 'common']);
  usePageTitle(t('signIn'));
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <Mark size={30} />
          <span>Lumitree</span>
          <span lang="zh-Hans" className={styles.chineseName}>
            {t('common:chineseName')}
          </span>
        </header>
        <main className={styles.main}>
          <LoginForm />
        </main>
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
