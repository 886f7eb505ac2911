import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { useSession } from '../../platform/auth/session.ts';
import { icons } from '../../platform/features/icons.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { NamedDrawer } from '../../ui/dialog/named-drawer.tsx';
import { currentAt, headerLinksFor } from './navigation.ts';
import styles from './sidebar.module.css';
import { Brand, Navigation } from './sidebar.tsx';

interface NavigationDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onHelp: () => void;
}

export function NavigationDrawer({ isOpen, onClose, onHelp }: NavigationDrawerProps) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { role } = useSession();
  const path = localizePath(useLocation().pathname, 'en');
  return (
    <NamedDrawer opened={isOpen} onClose={onClose} size={280} title={<Brand onNavigate={onClose} />}>
      <Navigation onNavigate={onClose} />
      {headerLinksFor(role).map(entry => {
        const { page, label, icon } = entry;
        const Icon = icons[icon];
        return (
          <Link
            key={page}
            to={to(page)}
            className={styles.further}
            aria-current={currentAt(entry, path)}
            onClick={onClose}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {t(label)}
          </Link>
        );
      })}
      <button
        type="button"
        className={styles.further}
        onClick={() => {
          onClose();
          onHelp();
        }}
      >
        <IconHelp size={20} stroke={1.75} aria-hidden />
        {t('help.title')}
      </button>
    </NamedDrawer>
  );
}
