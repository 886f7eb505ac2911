import type { Feature } from '../../platform/features/feature.ts';

const form = { namespaces: ['eye', 'surveys', 'validation'] } as const;

const lists = [
  { page: 'eyeReports', label: 'strip.eyeReports' },
  { page: 'eyeReports', search: '?tab=recalls', label: 'strip.recalls' },
] as const;

export const eye: Feature = {
  auditTexts: [
    {
      namespaces: ['surveys'],
      acts: { survey: 'surveys:act.', surveys: 'surveys:act.' },
      lists: { surveys: 'surveys:title' },
    },
  ],

  pages: {
    eyeReports: {
      namespaces: ['eye', 'validation'],
      load: () => import('./eye-reports/eye-list.page.tsx'),
    },
    createEyeReport: {
      ...form,
      readOnlyPage: 'eyeReports',
      load: () => import('./eye-reports/form/create-eye-report.page.tsx'),
    },
    editEyeReport: {
      ...form,
      readOnlyPage: 'eyeReport',
      load: () => import('./eye-reports/form/edit-eye-report.page.tsx'),
    },
    eyeReport: {
      namespaces: ['eye', 'sending', 'ui', 'validation'],
      load: () => import('./eye-reports/eye-report.page.tsx'),
    },
    myopiaReport: {
      namespaces: ['eye', 'sending', 'ui', 'validation'],
      load: async () => {
        const { MyopiaReportPage, loader } = await import('./report-documents/report.page.tsx');
        return { Component: MyopiaReportPage, loader };
      },
    },
    refractionReport: {
      namespaces: ['eye', 'sending', 'ui', 'validation'],
      load: async () => {
        const { RefractionReportPage, loader } = await import('./report-documents/report.page.tsx');
        return { Component: RefractionReportPage, loader };
      },
    },
    printMyopiaReport: {
      namespaces: ['eye'],
      load: async () => ({
        Component: (await import('./report-documents/print-report.page.tsx')).PrintMyopiaReportPage,
      }),
    },
    printRefractionReport: {
      namespaces: ['eye'],
      load: async () => ({
        Component: (await import('./report-documents/print-report.page.tsx')).PrintRefractionReportPage,
      }),
    },
  },
  listStrip: lists,
  paletteEntries: [{ load: async () => (await import('./eye-palette-entries.ts')).eyePaletteEntries }],
  paletteSearches: [
    {
      title: 'palette.groups.eyeReports',
      icon: 'eye',
      roles: ['admin', 'user'],
      module: 'eye',
      permission: 'eye:read',
      page: 'eyeReport',
      namespaces: ['eye'],
      find: async (text, signal) =>
        (await import('./eye-reports/find-for-palette.tsx')).findForPalette(text, signal),
    },
  ],
  additions: [{ page: 'createEyeReport', label: 'nav.newEyeReport', shortcut: 'e' }],
  caseTabs: [
    {
      key: 'eye',
      title: 'cases:tab.eye',
      isWide: true,
      namespaces: ['eye', 'surveys', 'validation'],
      permission: 'eye:read',
      module: 'eye',
      prefetch: async caseId => (await import('./eye-reports/queries.ts')).prefetchEyeSeries(caseId),
      load: () => import('./eye-reports/eye-tab.tsx'),
    },
  ],
  caseAdditions: [
    {
      label: 'menu.newEyeReport',
      addLabel: 'add.visit',
      icon: 'eyePlus',
      page: 'createEyeReport',
      param: 'case',
      module: 'eye',
      isWrite: true,
    },
  ],
  caseSheets: [
    {
      key: 'eye',
      namespaces: ['eye'],
      module: 'eye',
      permission: 'eye:read',
      load: () => import('./eye-reports/eye-sheet.tsx'),
    },
  ],
  parts: {
    bookVisit: {
      namespaces: ['eye', 'validation'],
      module: 'eye',
      permission: 'eye:change',
      load: () => import('./recalls/book-visit.tsx'),
    },
  },
  caseCards: [
    {
      key: 'myopia',
      namespaces: ['eye'],
      module: 'eye',
      permission: 'eye:read',
      load: () => import('./progression/myopia-card.tsx'),
    },
  ],
  timelineEvents: [
    {
      module: 'eye',
      namespaces: ['surveys'],
      load: async () => (await import('./surveys/survey-timeline-events.ts')).surveyTimelineEvents,
    },
    {
      module: 'eye',
      namespaces: ['eye'],
      filter: { kind: 'eye', label: 'timeline.kind.eye' },
      load: async () => (await import('./eye-reports/eye-timeline-events.tsx')).eyeTimelineEvents,
    },
  ],
  dashboardTabs: [
    {
      key: 'outcomes',
      title: 'tab.outcomes',
      order: 1,
      namespaces: ['outcomes', 'eye', 'ui'],
      roles: ['user', 'admin'],
      module: 'eye',
      permission: 'eye:read',
      load: () => import('./outcomes/outcomes-tab.tsx'),
    },
  ],
  organizationTabs: [
    {
      key: 'eye',
      title: 'tab.eye',
      namespaces: ['eye'],
      roles: ['admin'],
      module: 'eye',
      load: () => import('./eye-choices/eye-settings.tsx'),
    },
  ],
  dashboardPanels: [
    {
      key: 'premyopia',
      order: 3,
      namespaces: ['premyopia'],
      roles: ['user', 'admin'],
      module: 'eye',
      permission: 'eye:read',
      load: () => import('./premyopia/premyopia-panel.tsx'),
    },
  ],
  dashboardDay: [
    {
      key: 'booked',
      order: 1,
      roles: ['user', 'admin'],
      module: 'eye',
      permission: 'eye:create',
      load: () => import('./recalls/booked-today.tsx'),
    },
  ],
  attention: [
    {
      key: 'recalls',
      order: 10,
      icon: 'calendarDue',
      title: 'attention.recalls',
      action: 'attention.call',
      page: 'eyeReports',
      search: '?tab=recalls&when=due&state=waiting',
      module: 'eye',
      permission: 'eye:create',
      load: async () => (await import('./recalls/eye-day-attention.ts')).recallsAttention,
    },
    {
      key: 'received',
      order: 12,
      icon: 'import',
      title: 'attention.received',
      action: 'attention.see',
      page: 'eyeReports',
      search: '?tab=received',
      module: 'eye',
      permission: 'eye:create',
      load: async () => (await import('./recalls/eye-day-attention.ts')).receivedAttention,
    },
    {
      key: 'unscheduled',
      order: 35,
      icon: 'calendarDue',
      title: 'attention.unscheduled',
      action: 'attention.see',
      page: 'eyeReports',
      search: '?tab=recalls&when=unscheduled&state=waiting',
      module: 'eye',
      permission: 'eye:create',
      load: async () => (await import('./recalls/eye-day-attention.ts')).unscheduledAttention,
    },
    {
      key: 'orders',
      order: 40,
      icon: 'package',
      title: 'attention.orders',
      action: 'attention.see',
      page: 'eyeReports',
      search: '?order=late',
      module: 'eye',
      load: async () => (await import('./eye-reports/orders-attention.ts')).ordersAttention,
    },
    {
      key: 'lenses',
      order: 15,
      icon: 'eye',
      title: 'attention.lenses',
      action: 'attention.see',
      page: 'eyeReports',
      search: '?check=lensPower',
      module: 'eye',
      load: async () => (await import('./eye-reports/orders-attention.ts')).lensesAttention,
    },
    {
      key: 'begunVisits',
      order: 59,
      icon: 'eyePlus',
      title: 'attention.begunVisits',
      action: 'attention.continue',
      page: 'eyeReports',
      search: ({ id }) => `?status=draft&author=${id}`,
      module: 'eye',
      permission: 'eye:create',
      load: async () => (await import('./begun-visits/begun-attention.ts')).begunVisitsAttention,
    },
    {
      key: 'eyeDrafts',
      order: 60,
      icon: 'eye',
      title: 'attention.eyeDrafts',
      action: 'attention.finish',
      page: 'eyeReports',
      search: ({ id }) => `?status=draft&author=${id}`,
      module: 'eye',
      load: async () => (await import('./eye-reports/orders-attention.ts')).eyeDraftsAttention,
    },
  ],
  quickActions: [
    {
      label: 'quick.newEyeReport',
      icon: 'eyePlus',
      page: 'createEyeReport',
      search: '',
      module: 'eye',
      permission: 'eye:create',
    },
  ],
  documents: [
    {
      kind: 'eyeReport',
      namespaces: [],
      dated: 'privacy:bundle.changed.eyeReport',
      counted: 'privacy:erasure.count.visits',
    },
  ],

  reportSources: [
    {
      module: 'eye',
      namespaces: ['eye'],
      kinds: [
        { kind: 'refraction', title: 'eye:report.refraction' },
        { kind: 'myopia', title: 'eye:report.myopia' },
      ],
      load: async () => (await import('./report-documents/eye-report-source.ts')).eyeReportSource,
    },
  ],
};
