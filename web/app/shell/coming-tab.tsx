import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Role } from '../../../shared/core/permissions.ts';
import type { RouteName } from '../../../shared/core/routes.ts';
import { useSession } from '../../platform/auth/session.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { usePageName } from '../../platform/routing/use-page-name.ts';
import { ComingSoon } from './coming-soon.tsx';

const members = ['user', 'admin'] as const;

interface ComingTab {
  page: RouteName;
  tab: 'classes';
  roles: readonly Role[];
}

/** Tabs that are decided but not built yet. Whoever builds one takes it out here. */
const comingTabs: readonly ComingTab[] = [{ page: 'case', tab: 'classes', roles: members }];

/** The page, or that the tab its address names is being built. */
export function WithComingTab({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const page = usePageName();
  const { role } = useSession();
  const coming = comingTabs.find(
    ({ page: on, tab, roles }) => on === page && tab === query.get('tab') && roles.includes(role),
  );
  return coming ? <Coming {...coming} /> : children;
}

function Coming({ tab }: ComingTab) {
  const { t } = useTranslation('shell');
  const title = t(`coming.${tab}`);
  usePageTitle(title);
  return <ComingSoon title={title} />;
}
