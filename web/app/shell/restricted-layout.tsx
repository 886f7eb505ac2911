import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import brand from '../../ui/layout/brand.module.css';
import { LanguageToggle } from '../../ui/layout/language-toggle.tsx';
import { LogoMark } from '../../ui/layout/logo-mark.tsx';
import { OrganizationLogo } from '../../ui/text/avatar.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { OtherOrganizationBar } from './other-organization-bar.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import styles from './restricted-layout.module.css';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Reduced layout with user, organisation and sign-out, for users without access to other pages. */
export function RestrictedLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common']);
  const to = useTo();
  const lang = useLocale();
  const main = useFocusOnNewPage();
  const { fullName, organization } = useSession();
  return (
    <>
      <header className={styles.header}>
        <Link to={to('home')} className={`${brand.name} ${styles.brand}`}>
          <LogoMark size={26} />
          <span className={styles.product}>Lumitree</span>
          {lang === 'zh' && <small className={styles.product}>{t('common:chineseName')}</small>}
        </Link>
        {organization && (
          <div className={styles.organization}>
            <OrganizationLogo name={organization.name} picture={organization.logoInfo.url} />
            <span>{organization.name}</span>
          </div>
        )}
        <div className={styles.tools}>
          <LanguageToggle />
          <div className={styles.person}>
            <OwnAvatar />
            <span>{fullName}</span>
          </div>
          <Button
            component={Link}
            to={to('logout')}
            variant="subtle"
            className={styles.signOut}
            leftSection={<IconLogout size={18} aria-hidden />}
          >
            <span className={styles.signOutWord}>{t('profile.signOut')}</span>
          </Button>
        </div>
      </header>
      <OfflineBar />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <OtherOrganizationBar />
    </>
  );
}
