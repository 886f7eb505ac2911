import type { Feature } from '../../platform/features/feature.ts';

const members = ['user', 'admin'] as const;

export const notes: Feature = {
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
