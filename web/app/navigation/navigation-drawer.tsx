import { Drawer } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from './sidebar.module.css';
import { Brand, Navigation } from './sidebar.tsx';

interface NavigationDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The sidebar on phones, with the library link that does not fit into the header. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const { t } = useTranslation(['shell', 'common']);
  const to = useTo();
  const { role } = useSession();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={280}
      title={<Brand onNavigate={onClose} />}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Navigation onNavigate={onClose} />
      {role !== 'superadmin' && (
        <Link to={to('library')} className={styles.further} onClick={onClose}>
          <IconBooks size={20} stroke={1.75} aria-hidden />
          {t('header.library')}
        </Link>
      )}
    </Drawer>
  );
}
