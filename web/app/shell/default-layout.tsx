import { type ComponentType, useMemo } from 'react';
import { Outlet } from 'react-router';
import { routes } from '../../../shared/core/routes.ts';
import { accessTo, isRegistrationUnfinished } from '../../platform/auth/access.ts';
import { useOptionalSession } from '../../platform/auth/session.ts';
import { dateSettingsOf } from '../../platform/i18n/date-settings.ts';
import { DateSettingsContext } from '../../platform/i18n/date-settings-context.ts';
import { usePageName } from '../../platform/routing/use-page-name.ts';
import { BareLayout } from '../../ui/layout/bare-layout.tsx';
import type { Layout } from './load-shell.tsx';
import { RestrictedLayout } from './restricted-layout.tsx';

/**
 * Default layout: the shell, or a reduced layout for users without access or with unfinished registration.
 */
export const createDefaultLayout = (Shell: Layout): ComponentType =>
  function DefaultLayout() {
    const Layout = useLayout(Shell);
    const organization = useOptionalSession()?.organization;
    const dateSettings = useMemo(() => dateSettingsOf(organization), [organization]);
    return (
      <DateSettingsContext value={dateSettings}>
        <Layout>
          <Outlet />
        </Layout>
      </DateSettingsContext>
    );
  };

function useLayout(Shell: Layout): Layout {
  const session = useOptionalSession();
  const name = usePageName();
  if (!session) return BareLayout;
  const isClosed = name !== undefined && accessTo(routes[name], session) === 'no-access';
  return isClosed || isRegistrationUnfinished(session) ? RestrictedLayout : Shell;
}
