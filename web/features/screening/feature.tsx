import type { Feature } from '../../platform/features/feature.ts';

const form = { namespaces: ['learning', 'validation'], readOnlyPage: 'screenings' } as const;

export const screening: Feature = {
  pages: {
    screenings: {
      namespaces: ['learning', 'classes', 'preparedDay', 'validation'],
      load: () => import('./class-runs/screenings.page.tsx'),
    },
    createScreening56: {
      ...form,
      load: async () => ({
        Component: (await import('./form/create-screening.page.tsx')).CreateScreening56Page,
      }),
    },
    createScreening711: {
      ...form,
      load: async () => ({
        Component: (await import('./form/create-screening.page.tsx')).CreateScreening711Page,
      }),
    },
    editScreening56: {
      ...form,
      load: async () => {
        const { EditScreening56Page, loader } = await import('./form/edit-screening.page.tsx');
        return { Component: EditScreening56Page, loader };
      },
    },
    editScreening711: {
      ...form,
      load: async () => {
        const { EditScreening711Page, loader } = await import('./form/edit-screening.page.tsx');
        return { Component: EditScreening711Page, loader };
      },
    },
    screeningResults: {
      namespaces: ['learning', 'validation'],
      load: () => import('./results/results.page.tsx'),
    },
    screeningResult56: {
      namespaces: ['learning', 'neuroTree', 'validation'],
      load: async () => {
        const { ScreeningResult56Page, loader } = await import('./results/result.page.tsx');
        return { Component: ScreeningResult56Page, loader };
      },
    },
    screeningResult711: {
      namespaces: ['learning', 'neuroTree', 'validation'],
      load: async () => {
        const { ScreeningResult711Page, loader } = await import('./results/result.page.tsx');
        return { Component: ScreeningResult711Page, loader };
      },
    },
    screeningReport: {
      namespaces: ['learning', 'screenings', 'sending', 'ui', 'validation'],
      load: () => import('./report/report.page.tsx'),
    },
    printScreeningReport: {
      namespaces: ['learning', 'ui'],
      load: () => import('./report/print-report.page.tsx'),
    },
    neuroTree: {
      namespaces: ['neuroTree', 'learning', 'screenings', 'sending', 'ui', 'validation'],
      load: () => import('./tree-entries/neuro-tree.page.tsx'),
    },
    printNeuroTree: {
      namespaces: ['neuroTree'],
      load: () => import('./tree-entries/print-tree.page.tsx'),
    },
  },
  parts: {
    preparedDayDoor: {
      namespaces: ['preparedDay'],
      load: async () => {
        // This part loads its own texts, because it is shown before the texts of any page are loaded.
        const { loadDoorTexts } = await import('./prepared-days/load-door-texts.ts');
        await loadDoorTexts();
        return import('./prepared-days/prepared-day-door.tsx');
      },
    },
    nextScreening: { namespaces: ['learning'], load: () => import('./next-screening.tsx') },
    classScreenings: {
      namespaces: ['learning', 'screenings', 'sending', 'validation'],
      load: () => import('./class-runs/class-screenings.tsx'),
    },
    unsentAnswers: {
      namespaces: ['preparedDay'],
      load: async () => {
        const { loadDoorTexts } = await import('./prepared-days/load-door-texts.ts');
        await loadDoorTexts();
        return import('./prepared-days/unsent-answers.tsx');
      },
    },
  },
  headerTools: [
    {
      key: 'preparedDay',
      permission: 'screening:create',
      load: () => import('./prepared-days/waiting-tool.tsx'),
    },
  ],

  documents: [
    {
      kind: 'screening',
      namespaces: ['screenings'],
      dated: 'screenings:dated',
      counted: 'screenings:counted',
      scope: { permission: 'screening:read', title: 'screenings:title' },
    },
  ],

  reportSources: [
    {
      permission: 'screening:send',
      namespaces: ['screenings'],
      kinds: [{ kind: 'screening', title: 'screenings:report.screening' }],
      load: async () => (await import('./report/screening-report-source.ts')).screeningReportSource,
    },
    {
      permission: 'tree-entry:send',
      namespaces: ['screenings'],
      kinds: [{ kind: 'neuroTree', title: 'screenings:report.neuroTree' }],
      load: async () => (await import('./tree-entries/tree-report-source.ts')).treeReportSource,
    },
  ],
  caseTabs: [
    {
      key: 'screening',
      title: 'learning:tab.title',
      isWide: true,
      namespaces: ['learning'],
      permission: 'screening:read',
      load: () => import('./screening-tab.tsx'),
    },
    {
      key: 'neuroTree',
      title: 'neuroTree:tab',
      isWide: true,
      namespaces: ['neuroTree', 'learning', 'screenings', 'sending', 'ui', 'validation'],
      permission: 'tree-entry:read',
      load: () => import('./tree-entries/tree-tab.tsx'),
    },
  ],
  organizationTabs: [
    {
      key: 'screening',
      title: 'tab.screening',
      namespaces: ['screeningSettings', 'learning', 'validation'],
      roles: ['admin'],
      load: () => import('./settings/screening-settings.tsx'),
    },
  ],
  caseAdditions: [
    {
      label: 'menu.newScreening',
      addLabel: 'add.screening',
      icon: 'screening',
      page: 'screenings',
      param: 'new',
      permission: 'screening:create',
      isWrite: true,
    },
  ],
  additions: [{ page: 'screenings', search: '?new=1', label: 'nav.newScreening' }],
  attention: [
    {
      key: 'screeningDrafts',
      order: 65,
      icon: 'screening',
      title: 'attention.screeningDrafts',
      action: 'attention.finish',
      page: 'screenings',
      search: ({ id }) => `?status=draft&tester=${id}`,
      permission: 'screening:read',
      load: async () => (await import('./queries.ts')).screeningDraftsAttention,
    },
  ],
  quickActions: [
    {
      label: 'quick.newScreening',
      icon: 'screening',
      search: '?new=screening',
      permission: 'screening:create',
    },
  ],
  pageDialogs: [
    {
      pages: ['home', 'dashboard'],
      namespaces: ['learning'],
      param: 'new',
      load: () => import('./list/dashboard-screening-dialog.tsx'),
    },
  ],
  auditTexts: [
    {
      namespaces: ['screenings'],
      acts: {
        'prepared-day': 'screenings:act.day-',
        screening: 'screenings:act.',
        screeningNorms: 'screenings:act.norms-',
        screeningRules: 'screenings:act.rules-',
        screenings: 'screenings:act.',
      },
      lists: { screenings: 'screenings:title' },
    },
    {
      namespaces: ['neuroTree'],
      acts: {
        'tree-entry': 'neuroTree:act.',
        'tree-entries': 'neuroTree:act.',
        'tree-node': 'neuroTree:act.',
      },
    },
  ],

  timelineEvents: [
    {
      namespaces: ['learning', 'neuroTree'],
      filter: { kind: 'learning', label: 'timeline.kind.learning' },
      load: async () => (await import('./screening-timeline-events.tsx')).screeningTimelineEvents,
    },
  ],

  listStrip: [{ page: 'screenings', label: 'strip.screenings' }],
};
