import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { Feature, Page } from '../../platform/features/feature.ts';

const page: Page = {
  namespaces: ['dashboard'],
  places: ['dashboardTabs', 'dashboardCards', 'dashboardPanels', 'attention', 'auditTexts'],
  load: async () => {
    const [{ createDashboardPage }, tabs, cards, panels, attention] = await Promise.all([
      import('./dashboard.page.tsx'),
      loadAll(contributionsTo('dashboardTabs')),
      loadAll(contributionsTo('dashboardCards')),
      loadAll(contributionsTo('dashboardPanels')),
      loadAll(contributionsTo('attention')),
    ]);
    return { Component: createDashboardPage({ tabs, cards, panels, attention }) };
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
