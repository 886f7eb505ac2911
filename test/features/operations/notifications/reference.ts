import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { createNotifications } from './create-notification.ts';

/**
 * Number of notifications to create for another reader. Each reader's notifications are numbered from 1. The
 * last number must therefore be higher than the number of notifications that the caller can have in the
 * suites.
 */
const foreignNotificationCount = 80;

export const notificationReference: ReferenceSample = {
  foreign: async other =>
    createNotifications(other.slug, other.admin.person.id, foreignNotificationCount, foreignCanary.word),
  hidden: async own =>
    createNotifications(own.slug, own.admin.person.id, foreignNotificationCount, hiddenCanary.word),
  missing: () => '9999999999',
  malformed: ['1', '00000000001', '000000000a', '0000000001 ', '-000000001', '０００００００００１', ''],
};
