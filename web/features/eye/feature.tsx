import type { Feature } from '../../platform/features/feature.ts';

const form = { namespaces: ['eye', 'validation'] } as const;

const lists = [
  { page: 'eyeReports', label: 'strip.eyeReports' },
  { page: 'eyeReports', search: '?tab=recalls', label: 'strip.recalls' },
] as const;

export const eye: Feature = {
  pages: {
    eyeReports: {
      namespaces: ['eye', 'measurements', 'validation'],
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
      namespaces: ['eye', 'sending'],
      load: () => import('./eye-reports/eye-report.page.tsx'),
    },
    myopiaReport: {
      namespaces: ['eye', 'sending'],
      load: async () => {
        const { MyopiaReportPage, loader } = await import('./report-documents/report.page.tsx');
        return { Component: MyopiaReportPage, loader };
      },
    },
    refractionReport: {
      namespaces: ['eye', 'sending'],
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
  palettePages: lists.map(list => ({ ...list, icon: 'eye' })),
  additions: [{ page: 'createEyeReport', label: 'nav.newEyeReport', shortcut: 'e' }],
  caseTabs: [
    {
      key: 'eye',
      title: 'cases:tab.eye',
      isWide: true,
      namespaces: ['eye'],
      permission: 'eye:read',
      module: 'eye',
      prefetch: async caseId => (await import('./eye-reports/queries.ts')).prefetchEyeSeries(caseId),
      load: () => import('./eye-reports/eye-tab.tsx'),
    },
  ],
  caseActions: [
    {
      label: 'menu.newEyeReport',
      icon: 'eyePlus',
      page: 'createEyeReport',
      param: 'case',
      module: 'eye',
      isWrite: true,
    },
  ],
  timelineEvents: [
    {
      module: 'eye',
      load: async () => (await import('./eye-reports/eye-timeline-events.ts')).eyeTimelineEvents,
    },
  ],
  dashboardCards: [
    {
      key: 'recalls',
      module: 'eye',
      load: () => import('./recalls/recalls-card.tsx'),
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
