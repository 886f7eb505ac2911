import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;

export const notes: Feature = {
  timelineEvents: [
    {
      namespaces: ['notes'],
      load: async () => (await import('./notes/note-timeline-events.ts')).noteTimelineEvents,
    },
  ],

  caseTabs: [
    {
      key: 'notes',
      title: 'notes:title',
      namespaces: ['notes', 'validation'],
      permission: 'note:read',
      load: () => import('./notes/notes-tab.tsx'),
    },
  ],

  auditTexts: [
    { namespaces: ['notes'], load: async () => (await import('./notes/note-audit-texts.ts')).noteAuditTexts },
    {
      namespaces: ['templates'],
      load: async () => (await import('./templates/template-audit-texts.ts')).templateAuditTexts,
    },
  ],

  pages: {
    templates: {
      namespaces: ['templates', 'validation'],
      load: () => import('./templates/templates.page.tsx'),
    },
    createTemplate: {
      namespaces: ['templates', 'validation'],
      load: () => import('./templates/create-template.page.tsx'),
    },
    template: {
      namespaces: ['templates', 'validation'],
      load: () => import('./templates/template.page.tsx'),
    },
  },

  navigation: [
    {
      page: 'templates',
      label: 'nav.templates',
      icon: 'template',
      who: members,
      activePaths: ['/templates'],
      add: { page: 'createTemplate', label: 'nav.newTemplate' },
    },
    {
      page: 'notes',
      label: 'nav.notes',
      icon: 'notes',
      who: members,
      activePaths: ['/notes', '/eye', '/learning-efficiency'],
      add: { page: 'createNote', label: 'nav.newNote', shortcut: 'n' },
    },
  ],
  listStrip: [{ page: 'notes', label: 'strip.notes' }],
};
