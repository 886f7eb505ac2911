import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { OrganizationLogo } from '../ui/avatar.tsx';
import styles from './header.module.css';
import { NotificationsPanel } from './notifications-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export function Header({ onMenu }: { onMenu: () => void }) {
  const { t } = useTranslation('shell');
  const { organization, role } = useSession();
  return (
    <header className={styles.root}>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.menu}
        aria-label={t('header.menu')}
        onClick={onMenu}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      {organization && <OrganizationLogo name={organization.name} picture={organization.logoInfo.url} />}
      <span className={styles.organization}>{organization?.name ?? t('header.platform')}</span>
      <div className={styles.tools}>
        {role !== 'superadmin' && <NotificationsPanel />}
        <ProfilePanel />
      </div>
    </header>
  );
}
