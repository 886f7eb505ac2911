import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;

export const classes: Feature = {
  auditTexts: [
    {
      namespaces: ['classes'],
      acts: { class: 'classes:act.', classes: 'classes:act.' },
      lists: { classes: 'classes:title' },
    },
    { namespaces: ['schoolCalendar'], acts: { 'school-calendar': 'schoolCalendar:act.' } },
    { namespaces: ['timetable'], acts: { 'calendar-subscription': 'timetable:feed.act.' } },
    {
      namespaces: ['sessions'],
      acts: { 'class-session': 'sessions:act.', 'class-sessions': 'sessions:act.' },
      lists: { 'class-sessions': 'sessions:title' },
    },
    {
      namespaces: ['evaluations'],
      acts: {
        'evaluated-sessions': 'evaluations:act.sessions-',
        'evaluation-scales': 'evaluations:act.scales-',
        evaluation: 'evaluations:act.',
        'class-evaluations': 'evaluations:act.class-',
        evaluations: 'evaluations:act.',
      },
    },
    {
      namespaces: ['progress'],
      acts: { 'progress-report': 'progress:act.', 'progress-reports': 'progress:act.' },
      lists: { 'progress-reports': 'progress:title' },
    },
  ],

  timelineEvents: [
    {
      namespaces: ['progress'],
      load: async () => (await import('./progress/progress-timeline-events.tsx')).progressTimelineEvents,
    },
    {
      namespaces: ['evaluations'],
      load: async () =>
        (await import('./evaluations/evaluation-timeline-events.tsx')).evaluationTimelineEvents,
    },
  ],

  documents: [
    {
      kind: 'progressReport',
      namespaces: ['progress'],
      dated: 'progress:dated',
      counted: 'progress:counted',
      scope: { permission: 'progress-report:read', title: 'progress:all' },
    },
  ],

  reportSources: [
    {
      permission: 'progress-report:send',
      namespaces: ['progress'],
      kinds: [{ kind: 'progress', title: 'progress:title' }],
      load: async () => (await import('./progress/progress-report-source.ts')).progressReportSource,
    },
  ],

  parts: {
    sessionsAhead: {
      namespaces: ['sessions'],
      load: async () => ({ Component: (await import('./sessions/sessions-ahead.tsx')).SessionsAhead }),
    },
  },

  pages: {
    progressReport: {
      namespaces: ['progress', 'sending', 'ui', 'validation'],
      load: () => import('./progress/progress-report.page.tsx'),
    },
    printProgressReport: {
      namespaces: ['progress', 'ui'],
      load: () => import('./progress/print-progress.page.tsx'),
    },
    evaluate: {
      namespaces: ['evaluations', 'sessions', 'familyMails', 'ui', 'validation'],
      load: () => import('./evaluations/evaluate.page.tsx'),
    },
    editEvaluation: {
      namespaces: ['evaluations', 'sessions', 'familyMails', 'ui', 'validation'],
      load: () => import('./evaluations/edit-evaluation.page.tsx'),
    },
    classes: {
      namespaces: ['classes', 'sessions', 'validation'],
      load: () => import('./classes/classes.page.tsx'),
    },
    class: {
      namespaces: ['classes', 'sessions', 'evaluations', 'progress', 'cases', 'learning', 'ui', 'validation'],
      load: () => import('./classes/class.page.tsx'),
    },
    addToCalendar: {
      namespaces: ['sessions', 'ui'],
      load: () => import('./sessions/add-to-timetable.page.tsx'),
    },
    timetable: {
      namespaces: ['timetable', 'sessions', 'schoolCalendar', 'ui', 'validation'],
      load: () => import('./timetable/timetable.page.tsx'),
    },
  },

  pageDialogs: [
    {
      pages: [
        'home',
        'dashboard',
        'timetable',
        'class',
        'case',
        'addToCalendar',
        'evaluate',
        'editEvaluation',
      ],
      namespaces: ['sessions', 'familyMails', 'ui', 'validation'],
      param: 'session',
      load: () => import('./sessions/session-page-dialog.tsx'),
    },
  ],

  organizationTabs: [
    {
      key: 'calendar',
      title: 'tab.calendar',
      namespaces: ['schoolCalendar', 'ui', 'validation'],
      roles: ['admin'],
      load: () => import('./school-calendar/school-calendar-settings.tsx'),
    },
    {
      key: 'evaluation',
      title: 'tab.evaluation',
      namespaces: ['evaluations', 'ui', 'validation'],
      roles: ['admin'],
      load: () => import('./evaluations/scales/scales-settings.tsx'),
    },
  ],

  attention: [
    {
      key: 'evaluations',
      order: 55,
      icon: 'school',
      title: 'attention.evaluations',
      action: 'attention.evaluate',
      page: 'evaluate',
      permission: 'evaluation:read',
      load: async () => (await import('./evaluations/evaluations-attention.ts')).evaluationsAttention,
    },
  ],

  dashboardDay: [
    {
      key: 'today',
      order: 2,
      roles: members,
      permission: 'class-session:read',
      load: () => import('./sessions/today-panel.tsx'),
    },
  ],

  quickActions: [
    {
      label: 'quick.newSession',
      icon: 'calendar',
      page: 'timetable',
      search: '?session=new',
      permission: 'class-session:create',
    },
  ],

  additions: [
    { page: 'classes', search: '?new=1', label: 'nav.newClass' },
    { page: 'timetable', search: '?session=new', label: 'nav.newSession', shortcut: 's' },
  ],

  caseTabs: [
    {
      key: 'classes',
      title: 'cases:tab.classes',
      isWide: true,
      namespaces: ['sessions', 'progress', 'ui', 'validation'],
      permission: 'class-session:read',
      load: () => import('./sessions/case-classes-tab.tsx'),
    },
    {
      key: 'evaluations',
      title: 'cases:tab.evaluations',
      isWide: true,
      namespaces: ['evaluations', 'sessions', 'ui'],
      permission: 'evaluation:read',
      load: () => import('./evaluations/case-evaluations-tab.tsx'),
    },
  ],

  caseAdditions: [
    {
      label: 'menu.newSession',
      addLabel: 'add.session',
      icon: 'calendar',
      page: 'case',
      search: 'session=new',
      param: 'case',
      permission: 'class-session:create',
      isWrite: true,
    },
  ],

  navigation: [
    { page: 'classes', label: 'nav.classes', icon: 'school', who: members, activePaths: ['/classes'] },
    {
      page: 'timetable',
      label: 'nav.timetable',
      icon: 'calendar',
      who: members,
      activePaths: ['/timetable', '/activity/evaluate', '/activity/published/addToCalendar'],
    },
  ],
};
