import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;
const mostDuplicatesShown = 9;

export const cases: Feature = {
  pages: {
    cases: {
      namespaces: ['cases', 'validation'],
      places: ['caseListTabs'],
      load: async () => {
        const { createCaseListPage } = await import('./cases/list/case-list.page.tsx');
        return { Component: createCaseListPage(contributionsTo('caseListTabs')) };
      },
    },
    case: {
      namespaces: ['cases'],
      places: ['caseTabs', 'caseCards', 'caseSheets', 'timelineEvents', 'documents'],
      load: async () => {
        const [{ createCasePage }, events] = await Promise.all([
          import('./cases/case.page.tsx'),
          loadAll(contributionsTo('timelineEvents')),
        ]);
        return createCasePage({
          tabs: contributionsTo('caseTabs'),
          cards: contributionsTo('caseCards'),
          events,
        });
      },
    },
    editCase: {
      namespaces: ['cases', 'validation'],
      readOnlyPage: 'case',
      load: () => import('./cases/form/edit-case.page.tsx'),
    },
  },
  parts: {
    assignDialog: { namespaces: ['cases'], load: () => import('./cases/assign-children.tsx') },
    likelyCases: { load: () => import('./merges/likely-cases.tsx') },
  },
  navigation: [
    {
      page: 'cases',
      label: 'nav.cases',
      icon: 'people',
      who: members,
      activePaths: ['/cases', '/neuroTree'],
      add: { page: 'cases', search: '?new=1', label: 'nav.newCase', shortcut: 'c' },
    },
  ],
  paletteSearches: [
    {
      title: 'palette.groups.cases',
      icon: 'person',
      roles: members,
      page: 'case',
      namespaces: ['cases'],
      find: async (text, signal) =>
        (await import('./cases/find-for-palette.tsx')).findForPalette(text, signal),
    },
  ],
  quickActions: [
    { label: 'quick.newCase', icon: 'person', page: 'cases', search: '?new=1', permission: 'case:create' },
  ],
  dashboardPanels: [
    {
      key: 'analytics',
      namespaces: ['ui', 'validation'],
      order: 1,
      roles: members,
      load: () => import('./analytics/analytics-panel.tsx'),
    },
  ],
  dashboardCards: [
    {
      key: 'cases',
      order: 3,
      roles: members,
      load: () => import('./cases/cases-card.tsx'),
    },
  ],
  caseListTabs: [
    {
      key: 'duplicates',
      title: 'merges:title',
      order: 3,
      namespaces: ['merges', 'cases'],
      permission: 'case:merge',
      load: () => import('./merges/duplicate-list.tsx'),
      count: {
        queryKey: ['cases', 'merges'],
        load: async signal =>
          (await import('./merges/queries.ts')).countDuplicates(mostDuplicatesShown + 1, signal),
        most: mostDuplicatesShown,
      },
    },
  ],
  caseTabs: [
    {
      key: 'duplicates',
      title: 'merges:title',
      isWide: true,
      isLast: true,
      namespaces: ['merges', 'cases'],
      permission: 'case:merge',
      load: () => import('./merges/duplicates-tab.tsx'),
    },
  ],
  timelineEvents: [
    {
      filter: { kind: 'record', label: 'timeline.kind.record' },
      load: async () => (await import('./cases/timeline/case-timeline-events.ts')).caseTimelineEvents,
    },
  ],
  fieldNames: [
    {
      namespaces: ['cases'],
      load: async () => (await import('./cases/case-field-names.ts')).caseFieldTexts,
    },
  ],
};
