import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { localizePath } from '../../../shared/core/routes.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

const pages = ['notes', 'eyeReports', 'screenings'] as const;

/** Tabs linking the lists of notes, eye reports and screenings. */
export function TabStrip() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const { pathname } = useLocation();
  const current = pages.find(page => to(page) === localizePath(pathname, 'en') || to(page) === pathname);
  if (!current) return null;
  const tabs = pages.map(page => ({ key: page, title: t(`strip.${page}`), href: to(page) }));
  return <TabLinks label={t('strip.label')} tabs={tabs} current={current} />;
}
