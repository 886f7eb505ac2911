import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { localizePath, routes } from '../../../shared/core/routes.ts';
import { accessTo } from '../../platform/auth/access.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { isWithin, listStrip } from './navigation.ts';

/** Tabs that link the lists of records about children; renders nothing on pages that are not such a list. */
export function TabStrip() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const session = useSession();
  const { pathname, search } = useLocation();
  const ofPage = listStrip.filter(
    ({ page }) => to(page) === localizePath(pathname, 'en') || to(page) === pathname,
  );
  const current = ofPage.find(tab => tab.search && isWithin(tab.search, search)) ?? ofPage[0];
  if (!current || accessTo(routes[current.page], session) === 'not-found') return null;
  const tabs = listStrip.map(({ page, label, search: part = '' }) => ({
    key: page + part,
    title: t(label),
    href: to(page) + part,
  }));
  return <TabLinks label={t('strip.label')} tabs={tabs} current={current.page + (current.search ?? '')} />;
}
