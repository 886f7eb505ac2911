import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadedContribution } from '../../platform/features/contribution.ts';
import type { Places } from '../../platform/features/feature.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useIsPhone } from '../../ui/theme/use-breakpoint.ts';
import { useHelp } from '../help/use-help.ts';
import { NavigationDrawer } from '../navigation/navigation-drawer.tsx';
import { Brand, Navigation } from '../navigation/sidebar.tsx';
import stacked from '../navigation/stacked.module.css';
import { TabStrip } from '../navigation/tab-strip.tsx';
import { startTypeAhead } from '../palette/type-ahead.ts';
import { useShortcuts } from '../palette/use-shortcuts.ts';
import { Header, type HeaderTool } from './header.tsx';
import { LicenceBanner } from './licence-banner.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { OtherOrganizationBar } from './other-organization-bar.tsx';
import styles from './shell.module.css';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

type SidebarState = 'open' | 'collapsed';

/** Remembers in this browser whether the sidebar is open; open by default. */
function useSidebar(): [SidebarState, (state: SidebarState) => void] {
  const [state, setState] = useLocalStorage<SidebarState>({
    key: 'lumitree.sidebar',
    defaultValue: 'open',
    getInitialValueInEffect: false,
  });
  return [state, setState];
}

const Palette = lazyComponent(async () => (await import('../palette/palette.tsx')).Palette);
const KeyboardHelp = lazyComponent(async () => (await import('../palette/keyboard-help.tsx')).KeyboardHelp);

const HelpPanel = lazyComponent(async () => (await import('../help/help-panel.tsx')).HelpPanel);

type Overlay = 'palette' | 'keyboard';

interface ShellProps {
  headerTools: readonly HeaderTool[];
  overlays: readonly LoadedContribution<Places['shellOverlays']>[];
  children: ReactNode;
}

export function Shell({ headerTools, overlays, children }: ShellProps) {
  const { t } = useTranslation(['shell', 'common']);
  const [sidebar, setSidebar] = useSidebar();
  const isPhone = useIsPhone();
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [shown, setShown] = useState<Overlay>();
  const [areLoaded, setLoaded] = useState(false);
  const main = useFocusOnNewPage();
  const help = useHelp();
  const close = () => setShown(undefined);
  const show = (act: Overlay) => () => {
    if (act === 'palette') startTypeAhead();
    setLoaded(true);
    setShown(act);
  };
  useShortcuts({ palette: show('palette'), help: help.open });

  return (
    <div className={styles.root} data-sidebar={sidebar} data-help={help.page !== undefined || undefined}>
      <a href="#main" className={styles.skip}>
        {t('common:skip')}
      </a>
      {!isPhone && (
        <div className={styles.sidebar}>
          <Brand />
          <Navigation isCollapsed={sidebar === 'collapsed'} />
          <CollapseButton
            isOpen={sidebar === 'open'}
            onFold={() => setSidebar(sidebar === 'open' ? 'collapsed' : 'open')}
          />
        </div>
      )}
      <NavigationDrawer isOpen={isDrawerOpen} onClose={drawer.close} onHelp={help.open} />
      <div className={styles.page}>
        <Header tools={headerTools} onMenu={drawer.open} onSearch={show('palette')} onHelp={help.open} />
        <OfflineBar />
        <LicenceBanner />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <TabStrip />
          {children}
        </main>
      </div>
      <OtherOrganizationBar />
      {overlays.map(({ key, part: { Component } }) => (
        <Component key={key} />
      ))}
      {help.page !== undefined && (
        <HelpPanel page={help.page} onOpen={help.open} onClose={help.close} onKeyboard={show('keyboard')} />
      )}
      {areLoaded && (
        <>
          <Palette
            isOpen={shown === 'palette'}
            onClose={close}
            onHelp={help.open}
            onKeyboard={show('keyboard')}
          />
          <KeyboardHelp isOpen={shown === 'keyboard'} onClose={close} />
        </>
      )}
    </div>
  );
}

function CollapseButton({ isOpen, onFold }: { isOpen: boolean; onFold: () => void }) {
  const { t } = useTranslation('shell');
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const label = t(isOpen ? 'nav.collapse' : 'nav.expand');
  return (
    <button
      type="button"
      className={`${styles.fold} ${stacked.stacked}`}
      aria-expanded={isOpen}
      title={label}
      onClick={onFold}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={styles.foldWord}>{label}</span>
    </button>
  );
}
