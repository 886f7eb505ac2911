import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;

export const classes: Feature = {
  auditTexts: [
    {
      namespaces: ['classes'],
      load: async () => (await import('./classes/class-audit-texts.ts')).classAuditTexts,
    },
    {
      namespaces: ['schoolCalendar'],
      load: async () => (await import('./school-calendar/calendar-audit-texts.ts')).calendarAuditTexts,
    },
  ],

  pages: {
    classes: { namespaces: ['classes', 'validation'], load: () => import('./classes/classes.page.tsx') },
    class: {
      namespaces: ['classes', 'cases', 'learning', 'validation'],
      load: () => import('./classes/class.page.tsx'),
    },
  },

  organizationTabs: [
    {
      key: 'calendar',
      title: 'tab.calendar',
      namespaces: ['schoolCalendar', 'ui', 'validation'],
      roles: ['admin'],
      load: () => import('./school-calendar/school-calendar-settings.tsx'),
    },
  ],

  additions: [{ page: 'classes', search: '?new=1', label: 'nav.newClass' }],

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
