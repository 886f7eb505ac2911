import { ActionIcon, Button } from '@mantine/core';
import { IconHelp, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { useSession } from '../../platform/auth/session.ts';
import type { LoadedContribution } from '../../platform/features/contribution.ts';
import type { Places } from '../../platform/features/feature.ts';
import { icons } from '../../platform/features/icons.ts';
import { isOffered } from '../../platform/features/is-offered.ts';
import type { PlacedEntry } from '../../platform/features/menu-entries.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import styles from '../../ui/layout/header.module.css';
import { OrganizationLogo } from '../../ui/text/avatar.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { currentAt, headerLinksFor } from '../navigation/navigation.ts';
import { PaletteButton } from '../palette/palette-button.tsx';
import { ProfilePanel } from './profile-panel.tsx';

export type HeaderTool = LoadedContribution<Places['headerTools']>;

interface HeaderProps {
  tools: readonly HeaderTool[];
  onMenu: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

export function Header({ tools, onMenu, onSearch, onHelp }: HeaderProps) {
  const { t } = useTranslation('shell');
  const session = useSession();
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
      <Place />
      <div className={styles.tools}>
        <PaletteButton onClick={onSearch} />
        {headerLinksFor(session.role).map(link => (
          <HeaderLink key={link.page} {...link} />
        ))}
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.help}
          aria-label={t('help.title')}
          aria-keyshortcuts="?"
          onClick={() => onHelp()}
        >
          <IconHelp size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        {tools
          .filter(tool => isOffered(tool, session))
          .map(({ key, part: { Component: Tool } }) => (
            <Tool key={key} />
          ))}
        <ProfilePanel />
      </div>
    </header>
  );
}

function Place() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { organization, role } = useSession();
  if (!organization) return <span className={styles.organization}>{t('header.platform')}</span>;
  const { id, name, logoInfo } = organization;
  const logo = <OrganizationLogo name={name} picture={logoInfo.url} />;
  if (role !== 'admin') {
    return (
      <>
        {logo}
        <span className={styles.organization} lang={langOf(name)}>
          {name}
        </span>
      </>
    );
  }
  return (
    <Link to={to('organization', { id })} className={styles.place} title={t('profile.organization')}>
      {logo}
      <span className={styles.organization} lang={langOf(name)}>
        {name}
      </span>
    </Link>
  );
}

function HeaderLink(entry: PlacedEntry) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const path = localizePath(useLocation().pathname, 'en');
  const { page, label, icon } = entry;
  const Icon = icons[icon];
  return (
    <Button
      component={Link}
      to={to(page)}
      aria-current={currentAt(entry, path)}
      variant="subtle"
      color="gray"
      className={styles.library}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
    >
      <span className={styles.libraryWord}>{t(label)}</span>
    </Button>
  );
}
