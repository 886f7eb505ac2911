import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;

export const notes: Feature = {
  timelineEvents: [
    {
      namespaces: ['notes'],
      filter: { kind: 'note', label: 'timeline.kind.note' },
      load: async () => (await import('./notes/note-timeline-events.tsx')).noteTimelineEvents,
    },
  ],

  caseTabs: [
    {
      key: 'notes',
      title: 'notes:title',
      isWide: true,
      namespaces: ['notes'],
      permission: 'note:read',
      load: () => import('./notes/notes-tab.tsx'),
    },
  ],

  auditTexts: [
    {
      namespaces: ['notes'],
      acts: { note: 'notes:act.', digest: 'notes:act.', notes: 'notes:act.' },
      lists: { notes: 'notes:title' },
    },
    {
      namespaces: ['templates'],
      acts: { template: 'templates:act.', templates: 'templates:act.' },
      lists: { templates: 'templates:title' },
    },
  ],

  dashboardCards: [
    {
      key: 'notes',
      order: 4,
      permission: 'note:read',
      load: () => import('./notes/notes-card.tsx'),
    },
  ],

  attention: [
    {
      key: 'noteDrafts',
      order: 50,
      icon: 'pencil',
      title: 'attention.noteDrafts',
      action: 'attention.finish',
      page: 'notes',
      search: ({ id }) => `?status=draft&author=${id}`,
      permission: 'note:read',
      load: async () => (await import('./notes/queries.ts')).noteDraftsAttention,
    },
  ],

  quickActions: [
    {
      label: 'quick.newNote',
      icon: 'notes',
      page: 'createNote',
      search: '',
      permission: 'note:create',
    },
  ],

  caseAdditions: [
    {
      label: 'menu.newNote',
      addLabel: 'add.note',
      icon: 'notes',
      page: 'createNote',
      param: 'case',
      permission: 'note:create',
      isWrite: true,
    },
  ],

  documents: [
    {
      kind: 'note',
      namespaces: ['notes'],
      dated: 'notes:dated',
      counted: 'notes:count',
      scope: { permission: 'note:read', title: 'notes:title' },
    },
  ],

  reportSources: [
    {
      permission: 'note:send',
      namespaces: ['notes'],
      kinds: [{ kind: 'note', title: 'notes:report.kind' }],
      load: async () => (await import('./report/note-report-source.ts')).noteReportSource,
    },
  ],

  pages: {
    notes: {
      namespaces: ['notes', 'validation'],
      load: () => import('./notes/notes.page.tsx'),
    },
    createNote: {
      namespaces: ['notes', 'templates', 'validation'],
      readOnlyPage: 'notes',
      load: () => import('./notes/create-note.page.tsx'),
    },
    noteReport: {
      namespaces: ['notes', 'sending', 'ui', 'validation'],
      load: () => import('./report/note-report.page.tsx'),
    },
    printNoteReport: {
      namespaces: ['notes', 'ui'],
      load: () => import('./report/print-note.page.tsx'),
    },
    note: {
      namespaces: ['notes', 'sending', 'templates', 'ui', 'validation'],
      load: () => import('./notes/note.page.tsx'),
    },
    templates: {
      namespaces: ['templates', 'ui', 'validation'],
      load: () => import('./templates/templates.page.tsx'),
    },
    createTemplate: {
      namespaces: ['templates', 'ui', 'validation'],
      readOnlyPage: 'templates',
      load: () => import('./templates/create-template.page.tsx'),
    },
    template: {
      namespaces: ['templates', 'ui', 'validation'],
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
