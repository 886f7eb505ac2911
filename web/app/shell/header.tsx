import { ActionIcon, Button } from '@mantine/core';
import { IconBooks, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NotificationsPanel } from '../../features/operations/notifications/notifications-panel.tsx';
import { useSession } from '../../platform/auth/session.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from '../../ui/layout/header.module.css';
import { OrganizationLogo } from '../../ui/text/avatar.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { ProfilePanel } from './profile-panel.tsx';

interface HeaderProps {
  onMenu: () => void;
  onSearch: () => void;
}

/** Header: organisation, search, notifications and profile. */
export function Header({ onMenu, onSearch }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { organization, role } = useSession();
  const isMember = role !== 'superadmin';
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
        <PaletteButton onClick={onSearch} />
        {isMember && <LibraryButton />}
        {isMember && <NotificationsPanel />}
        <ProfilePanel />
      </div>
    </header>
  );
}

function LibraryButton() {
  const { t } = useTranslation('shell');
  const to = useTo();
  return (
    <Button
      component={Link}
      to={to('library')}
      variant="subtle"
      color="gray"
      className={styles.library}
      leftSection={<IconBooks size={20} stroke={1.75} aria-hidden />}
    >
      <span className={styles.libraryWord}>{t('header.library')}</span>
    </Button>
  );
}
