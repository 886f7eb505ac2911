import { Tooltip } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import { icons } from '../../platform/features/icons.ts';
import type { NavigationItem } from '../../platform/features/menu-entries.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import brand from '../../ui/layout/brand.module.css';
import { LogoMark } from '../../ui/layout/logo-mark.tsx';
import { currentAt, listWithin, navigation } from './navigation.ts';
import styles from './sidebar.module.css';
import stacked from './stacked.module.css';

export function Brand({ onNavigate }: { onNavigate?: () => void }) {
  const { t } = useTranslation();
  const to = useTo();
  const lang = useLocale();
  return (
    <Link to={to('home')} className={`${brand.name} ${styles.brand}`} onClick={onNavigate}>
      <LogoMark size={26} />
      <span className={styles.word}>Lumitree</span>
      {lang === 'zh' && <small className={styles.word}>{t('chineseName')}</small>}
    </Link>
  );
}

interface NavigationProps {
  /** If true, the sidebar shows only icons, with tooltips. */
  isCollapsed?: boolean;
  onNavigate?: () => void;
}

export function Navigation({ isCollapsed = false, onNavigate }: NavigationProps) {
  const { t } = useTranslation('shell');
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.list}>
        {navigation
          .filter(({ who }) => who.includes(role))
          .map(item => (
            <li key={item.page} className={styles.item}>
              <ItemLink item={item} isCollapsed={isCollapsed} onNavigate={onNavigate} />
              {item.add && !isReadOnly && <AddLink add={item.add} onNavigate={onNavigate} />}
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface ItemLinkProps {
  item: NavigationItem;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

function ItemLink({ item, isCollapsed, onNavigate }: ItemLinkProps) {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { pathname, search } = useLocation();
  const path = localizePath(pathname, 'en');
  const list = isCollapsed ? undefined : listWithin(item, path, search);
  const { page, label, icon } = item;
  const Icon = icons[icon];
  const link = (
    <Link
      to={to(page)}
      state={{ isAfresh: true }}
      className={`${styles.link} ${stacked.stacked}`}
      aria-current={currentAt(item, path)}
      data-list={list && true}
      onClick={onNavigate}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={styles.word}>{t(label)}</span>
    </Link>
  );
  if (!isCollapsed)
    return (
      <>
        {link}
        {list && <span className={styles.within}>{t(list.label)}</span>}
      </>
    );
  return (
    <Tooltip label={t(label)} position="right" events={{ hover: true, focus: true, touch: false }}>
      {link}
    </Tooltip>
  );
}

interface AddLinkProps {
  add: NonNullable<NavigationItem['add']>;
  onNavigate: (() => void) | undefined;
}

function AddLink({ add, onNavigate }: AddLinkProps) {
  const { t } = useTranslation('shell');
  const to = useTo();
  return (
    <Link
      to={`${to(add.page)}${add.search ?? ''}`}
      className={styles.add}
      aria-label={t(add.label)}
      onClick={onNavigate}
    >
      <IconPlus size={18} aria-hidden />
    </Link>
  );
}
