import { signatureField, signaturePlace } from '../../../shared/core/rich-document/fill-fields.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { PendingRequests } from '../../composition/work-context.ts';
import { accountDeletionMessage } from './account-deletion/account-deletion-message.ts';
import { accountDeletionPart as deletePerson } from './account-deletion/account-deletion-part.ts';
import { enqueueRequestedDeletion } from './account-deletion/reactions.ts';
import { requeueAccountDeletions } from './account-deletion/requeue-account-deletions.ts';
import { personalDataReaders } from './data-export/personal-data-readers.ts';
import { waitingCertificates } from './keys.ts';

export const platformReactions = [enqueueRequestedDeletion];

export const queueMessage = accountDeletionMessage;

export const hourlyTasks = { accountDeletions: requeueAccountDeletions };

export const pendingRequests: PendingRequests[] = [
  { name: 'certificates', range: waitingCertificates, page: '/organizations?tab=certificates' },
];

export const accountDeletionPart = deletePerson;

export const ownDataReaders = personalDataReaders;

export const mergeFields: FieldSource[] = [
  {
    names: ['author.fullName', 'author.qualification', signatureField],
    module: null,
    read: async ({ author: { fullName, qualification } }) => ({
      values: {
        'author.fullName': fullName,
        'author.qualification': qualification,
        [signatureField]: signaturePlace,
      },
    }),
  },
];
