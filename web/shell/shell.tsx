import '@mantine/core/styles.layer.css';
import { Drawer } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Brand, Navigation } from './sidebar.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';

/** Sidebar, header and content; on phones the sidebar is a drawer. */
export function Shell({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['shell', 'common']);
  const [sidebar, setSidebar] = useLocalStorage<'open' | 'collapsed'>({
    key: 'lumitree.sidebar',
    defaultValue: 'open',
    getInitialValueInEffect: false,
  });
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const main = useFocusOnNewPage();
  const isOpen = sidebar === 'open';
  const FoldIcon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  const foldLabel = t(isOpen ? 'nav.collapse' : 'nav.expand');

  return (
    <div className={styles.root} data-sidebar={sidebar}>
      <a href="#main" className={styles.skip}>
        {t('common:skip')}
      </a>
      <div className={styles.sidebar}>
        <Brand />
        <Navigation />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          title={foldLabel}
          onClick={() => setSidebar(isOpen ? 'collapsed' : 'open')}
        >
          <FoldIcon size={20} stroke={1.75} aria-hidden />
          <span className={styles.foldWord}>{foldLabel}</span>
        </button>
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size={280}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Navigation onNavigate={drawer.close} />
      </Drawer>
      <div className={styles.page}>
        <Header onMenu={drawer.open} />
        <ElsewhereDialog />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children ?? <Outlet />}
        </main>
      </div>
    </div>
  );
}
