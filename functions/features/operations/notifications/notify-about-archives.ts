import type { NotificationReaction } from './notify.ts';

const tellArchiveReady: NotificationReaction = {
  name: 'tell-archive-ready',
  on: ['archive.ready'],
  react: async (...of) => (await import('./mail-archive-ready.ts')).mailArchiveReady(...of),
};

export const archiveReactions = [tellArchiveReady];
