import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { listStrip } from './navigation.ts';

/** Tabs that lead from one list to the other, above those lists. */
export function TabStrip() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { pathname } = useLocation();
  const current = listStrip.find(
    ({ page }) => to(page) === localizePath(pathname, 'en') || to(page) === pathname,
  );
  if (!current) return null;
  const tabs = listStrip.map(({ page, label }) => ({ key: page, title: t(label), href: to(page) }));
  return <TabLinks label={t('strip.label')} tabs={tabs} current={current.page} />;
}
