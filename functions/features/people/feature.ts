import { signatureField, signaturePlace } from '../../../shared/core/rich-document/fill-fields.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { PendingRequests } from '../../composition/work-context.ts';
import { accountDeletionMessage } from './account-deletion/account-deletion-message.ts';
import { accountDeletionPart as deletePerson } from './account-deletion/account-deletion-part.ts';
import { enqueueRequestedDeletion } from './account-deletion/reactions.ts';
import { requeueAccountDeletions } from './account-deletion/requeue-account-deletions.ts';
import { personalDataReaders } from './data-export/personal-data-readers.ts';
import { waitingCertificates } from './keys.ts';

/** Reactions to journal entries that belong to no organisation. */
export const platformReactions = [enqueueRequestedDeletion];

/** The feature's message in the jobs' queue. */
export const queueMessage = accountDeletionMessage;

/** Tasks of the hourly schedule. */
export const hourlyTasks = [requeueAccountDeletions];

/** What superadmins have to answer. */
export const pendingRequests: PendingRequests[] = [
  { name: 'certificates', range: waitingCertificates, page: '/organizations?tab=certificates' },
];

/** What is done when an account is deleted. */
export const accountDeletionPart = deletePerson;

/** What a person's data export says of themselves. */
export const ownDataReaders = personalDataReaders;

/** What letters say of whoever writes them. */
export const mergeFields: FieldSource[] = [
  {
    names: ['author.fullName', 'author.qualification', signatureField],
    module: null,
    read: async ({ author: { fullName, qualification } }) => ({
      'author.fullName': fullName,
      'author.qualification': qualification,
      [signatureField]: signaturePlace,
    }),
  },
];
