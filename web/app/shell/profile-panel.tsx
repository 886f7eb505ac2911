import { Button, Popover, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuilding, IconLogout, IconSettings } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import headerStyles from '../../ui/layout/header.module.css';
import { LanguageToggle } from '../../ui/layout/language-toggle.tsx';
import { ScriptToggle } from '../../ui/layout/script-toggle.tsx';
import { MyOrganizations } from './my-organizations.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import styles from './profile-panel.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** Profile panel: user, organisations, preferences and sign-out. */
export function ProfilePanel() {
  const { t } = useTranslation(['shell', 'common']);
  const to = useTo();
  const lang = useLocale();
  const { fullName, organization, role } = useSession();
  const [isOpen, panel] = useDisclosure(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={panel.close}
      position="bottom-end"
      offset={12}
      width={300}
      hideDetached={false}
      trapFocus
      closeOnClickOutside={!isAsking}
      returnFocus
    >
      <Popover.Target>
        <button type="button" className={headerStyles.avatar} onClick={panel.toggle}>
          <OwnAvatar />
          <VisuallyHidden>{t('profile.open', { name: fullName })}</VisuallyHidden>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-label={t('profile.title')}>
        <div className={styles.person}>
          <OwnAvatar />
          <div className={styles.names}>
            <span className={styles.fullName}>{fullName}</span>
            <span className={styles.place}>{organization?.name ?? t(`common:roles.${role}`)}</span>
          </div>
        </div>
        <Button
          component={Link}
          to={to('settings')}
          variant="default"
          fullWidth
          leftSection={<IconSettings size={18} aria-hidden />}
          onClick={panel.close}
        >
          {t('profile.settings')}
        </Button>
        {role === 'admin' && organization && (
          <Button
            component={Link}
            to={to('organization', { id: organization.id })}
            variant="default"
            fullWidth
            leftSection={<IconBuilding size={18} aria-hidden />}
            onClick={panel.close}
          >
            {t('profile.organization')}
          </Button>
        )}
        {role !== 'superadmin' && <MyOrganizations onAsking={setAsking} />}
        <div className={styles.preference}>
          <span>{t('common:language')}</span>
          <LanguageToggle />
        </div>
        {lang === 'zh' && (
          <div className={styles.preference}>
            <span>{t('profile.script')}</span>
            <ScriptToggle label={t('profile.script')} />
          </div>
        )}
        <ThemeSwitch />
        <Button
          component={Link}
          to={to('logout')}
          variant="default"
          fullWidth
          leftSection={<IconLogout size={18} aria-hidden />}
        >
          {t('profile.signOut')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
