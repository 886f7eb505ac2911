import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { Feature, Page } from '../../platform/features/feature.ts';

const page: Page = {
  namespaces: ['dashboard'],
  places: ['dashboardTabs', 'dashboardCards'],
  load: async () => {
    const [{ createDashboardPage }, tabs, cards] = await Promise.all([
      import('./dashboard.page.tsx'),
      loadAll(contributionsTo('dashboardTabs')),
      loadAll(contributionsTo('dashboardCards')),
    ]);
    return { Component: createDashboardPage(tabs, cards) };
  },
};

export const dashboard: Feature = {
  pages: { home: page, dashboard: page },
  navigation: [
    {
      page: 'home',
      label: 'nav.dashboard',
      icon: 'dashboard',
      who: ['user', 'admin'],
      activePaths: ['/', '/dashboard'],
    },
  ],
};
