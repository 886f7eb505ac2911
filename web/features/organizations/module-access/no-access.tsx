import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import type { Module } from '../../../../shared/core/permissions.ts';
import { type Route, type RouteName, routes } from '../../../../shared/core/routes.ts';
import { logWarning } from '../../../platform/api/log.ts';
import { accessTo } from '../../../platform/auth/access.ts';
import { fetchSession } from '../../../platform/auth/fetch-session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { usePageName } from '../../../platform/routing/use-page-name.ts';
import { AccessDenied } from '../../../ui/feedback/access-denied.tsx';
import messageStyles from '../../../ui/layout/message.module.css';
import { ModuleCard } from './module-card.tsx';

/** Shown instead of a page that the user cannot open, with the reason and how to get access. */
function NoAccess() {
  const { t } = useTranslation('licences');
  const to = useTo();
  const module = useOfferedModule();
  const title = t('noAccess.title');
  usePageTitle(title);
  useRecheckAccess();
  return (
    <div className={messageStyles.root}>
      <AccessDenied />
      <h1>{title}</h1>
      <p className={messageStyles.text}>{t(`noAccess.${module ?? 'platform'}`)}</p>
      {module && <ModuleCard module={module} />}
      <Button component={Link} to={to('home')} variant="subtle" mt={6}>
        {t('noAccess.back')}
      </Button>
    </div>
  );
}

/** The module that would give access to the page; undefined for a page of platform administrators. */
function useOfferedModule(): Module | undefined {
  const name = usePageName();
  const { module, offeredModule }: Partial<Route> = name ? routes[name] : {};
  return module ?? offeredModule;
}

/** Checks once whether the user has got access since the page was loaded, and then opens the page. */
function useRecheckAccess(): void {
  const name = usePageName();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (name) openIfGranted(name, revalidate);
  }, [name, revalidate]);
}

async function openIfGranted(name: RouteName, open: () => void): Promise<void> {
  try {
    if (accessTo(routes[name], await fetchSession()) === 'open') open();
  } catch (error) {
    logWarning('Module access could not be checked', error);
  }
}

export { NoAccess as Component };
