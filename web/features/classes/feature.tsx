import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;

export const classes: Feature = {
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
