import type { Feature } from '../../platform/features/feature.ts';

export const courses: Feature = {
  auditTexts: [
    {
      namespaces: ['courses'],
      acts: { activity: 'courses:activityAct.', course: 'courses:act.', courses: 'courses:act.' },
      lists: { courses: 'courses:title' },
    },
    { namespaces: ['library'], acts: { subscription: 'library:act.' } },
    {
      namespaces: ['courses'],
      acts: {
        'activity-copies': 'courses:copy.act.',
        'activity-copy': 'courses:copy.act.',
        'custom-activities': 'courses:own.act.',
        'custom-activity': 'courses:own.act.',
      },
      lists: { 'activity-copies': 'courses:own.title', 'custom-activities': 'courses:own.title' },
    },
  ],

  parts: {
    activityText: {
      namespaces: ['courses', 'ui'],
      load: async () => ({ Component: (await import('./activities/activity-text.tsx')).ActivityText }),
    },
  },

  pages: {
    developer: { namespaces: ['courses', 'ui'], load: () => import('./courses/developer.page.tsx') },
    createCourse: {
      namespaces: ['courses', 'validation', 'ui'],
      readOnlyPage: 'developer',
      load: () => import('./courses/create-course.page.tsx'),
    },
    editCourse: {
      namespaces: ['courses', 'validation', 'ui'],
      readOnlyPage: 'developer',
      load: () => import('./courses/edit-course.page.tsx'),
    },
    course: { namespaces: ['courses', 'validation'], load: () => import('./courses/course.page.tsx') },
    editCourseContent: {
      namespaces: ['courses', 'validation', 'ui'],
      readOnlyPage: 'developer',
      load: () => import('./content/edit-content.page.tsx'),
    },
    createActivity: {
      namespaces: ['courses', 'validation', 'ui'],
      readOnlyPage: 'developer',
      load: () => import('./activities/create-activity.page.tsx'),
    },
    activity: { namespaces: ['courses'], load: () => import('./activities/activity.page.tsx') },
    curriculumActivity: {
      namespaces: ['courses', 'ui'],
      load: () => import('./activity-copies/curriculum-activity.page.tsx'),
    },
    editCurriculumActivity: {
      namespaces: ['courses', 'library', 'validation', 'ui'],
      readOnlyPage: 'curriculumActivity',
      load: () => import('./activity-copies/edit-curriculum-activity.page.tsx'),
    },
    editPublishedActivity: {
      namespaces: ['courses'],
      load: () => import('./activity-copies/edit-published-activity.page.tsx'),
    },
    createCustomActivity: {
      namespaces: ['courses', 'validation', 'ui'],
      readOnlyPage: 'customActivity',
      load: () => import('./custom-activities/create-custom-activity.page.tsx'),
    },
    customActivity: {
      namespaces: ['courses', 'ui'],
      load: () => import('./custom-activities/custom-activity.page.tsx'),
    },
    editCustomActivity: {
      namespaces: ['courses', 'validation', 'ui'],
      readOnlyPage: 'customActivity',
      load: () => import('./custom-activities/edit-custom-activity.page.tsx'),
    },
    publishedCourse: {
      namespaces: ['courses', 'library', 'ui', 'validation'],
      load: () => import('./published/published-course.page.tsx'),
    },
    publishedActivity: {
      namespaces: ['courses', 'library', 'ui', 'validation'],
      load: () => import('./published/published-activity.page.tsx'),
    },
    curriculum: {
      namespaces: ['curriculum', 'ui', 'validation'],
      load: () => import('./curriculum/curriculum.page.tsx'),
    },
    library: {
      namespaces: ['library', 'courses', 'ui', 'validation'],
      load: () => import('./library/library.page.tsx'),
    },
  },

  navigation: [
    {
      page: 'developer',
      label: 'nav.developer',
      icon: 'code',
      who: ['admin'],
      activePaths: ['/developer', '/courses', '/activity', '/activity/published/edit'],
      otherPaths: [
        '/courses/published',
        '/activity/curriculum',
        '/activity/custom',
        '/activity/evaluate',
        '/activity/published',
      ],
    },
    {
      page: 'curriculum',
      label: 'nav.curriculum',
      icon: 'curriculum',
      who: ['superadmin'],
      activePaths: ['/curriculum'],
    },
  ],
  attention: [
    {
      key: 'subscriptions',
      order: 15,
      icon: 'curriculum',
      title: 'attention.subscriptions',
      action: 'attention.answer',
      page: 'curriculum',
      roles: ['superadmin'],
      load: async () => (await import('./curriculum/subscriptions-attention.ts')).subscriptionsAttention,
    },
  ],
  additions: [{ page: 'createCustomActivity', label: 'nav.newActivity' }],
  headerLinks: [
    {
      page: 'library',
      label: 'header.library',
      icon: 'library',
      activePaths: [
        '/library',
        '/courses/published',
        '/activity/curriculum',
        '/activity/custom',
        '/activity/published',
      ],
      otherPaths: ['/activity/published/addToCalendar', '/activity/published/edit'],
    },
  ],
};
