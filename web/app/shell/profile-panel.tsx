import { Button, Popover, SegmentedControl, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuilding, IconLogout, IconSettings } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import headerStyles from '../../ui/layout/header.module.css';
import { LanguageToggle } from '../../ui/layout/language-toggle.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ScriptToggle } from '../../ui/layout/script-toggle.tsx';
import { type Scheme, schemes } from '../../ui/theme/schemes.ts';
import { MyOrganizations } from './my-organizations.tsx';
import { OwnAvatar } from './own-avatar.tsx';
import styles from './profile-panel.module.css';

function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const label = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={styles.theme}>
      <span id={label}>{t('theme.label')}</span>
      <SegmentedControl
        aria-labelledby={label}
        fullWidth
        value={colorScheme}
        data={schemes.map(scheme => ({ value: scheme, label: t(`theme.${scheme}`) }))}
        onChange={scheme => setColorScheme(scheme as Scheme)}
      />
    </div>
  );
}

export function ProfilePanel() {
  const { t } = useTranslation(['shell', 'common', 'ui']);
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
        <div className={layout.row12}>
          <OwnAvatar />
          <div className={`${layout.column} ${layout.shrinkable}`}>
            <span className={layout.strong}>{fullName}</span>
            <span className={layout.hint}>{organization?.name ?? t(`common:roles.${role}`)}</span>
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
        <div className={`${layout.row12} ${layout.between}`}>
          <span>{t('common:language')}</span>
          <LanguageToggle />
        </div>
        {lang === 'zh' && (
          <div className={`${layout.row12} ${layout.between}`}>
            <span>{t('ui:field.script')}</span>
            <ScriptToggle label={t('ui:field.script')} />
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
