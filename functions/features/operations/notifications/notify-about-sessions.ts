import type { NotificationReaction } from './notify.ts';

const changes = ['created', 'changed', 'cancelled', 'resumed', 'removed', 'restored'];

export const sessionReactions: NotificationReaction[] = [
  {
    name: 'tell-session-owner',
    on: changes.map(act => `class-session.${act}`),
    react: async (...of) => (await import('./tell-session-owner.ts')).tellSessionOwner(...of),
  },
  {
    name: 'remind-session-owner',
    on: ['class-session.reminded'],
    react: async (...of) => (await import('./tell-session-owner.ts')).remindSessionOwner(...of),
  },
];
