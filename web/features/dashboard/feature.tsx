import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { Feature, Page } from '../../platform/features/feature.ts';
import { withLazyContent } from '../../platform/features/lazy-content.ts';

const page: Page = {
  namespaces: ['dashboard'],
  places: ['dashboardTabs', 'dashboardCards', 'dashboardPanels', 'dashboardDay', 'attention', 'auditTexts'],
  load: async () => {
    const [{ createDashboardPage }, cards, panels, day, attention] = await Promise.all([
      import('./dashboard.page.tsx'),
      loadAll(contributionsTo('dashboardCards')),
      loadAll(contributionsTo('dashboardPanels')),
      loadAll(contributionsTo('dashboardDay')),
      loadAll(contributionsTo('attention')),
    ]);
    const tabs = withLazyContent(contributionsTo('dashboardTabs'));
    return { Component: createDashboardPage({ tabs, cards, panels, day, attention }) };
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
