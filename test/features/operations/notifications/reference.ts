import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { createNotifications } from './create-notification.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    notification: true;
  }
}

/** Each box counts from one: a foreign number has to be higher than what the suites put into one's own. */
const foreignNotificationCount = 80;

export const notificationReference: ReferenceSample = {
  foreign: async other =>
    createNotifications(other.slug, other.admin.person.id, foreignNotificationCount, foreignCanary.word),
  hidden: async own =>
    createNotifications(own.slug, own.admin.person.id, foreignNotificationCount, hiddenCanary.word),
  missing: () => '9999999999',
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['1', '00000000001', '000000000a', '0000000001 ', '-000000001', '０００００００００１', ''],
};
