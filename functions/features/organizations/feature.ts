import { Slug } from '../../../shared/core/fields.ts';
import { languages } from '../../../shared/core/languages.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { PendingRequests } from '../../composition/work-context.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { organizationKey } from '../../platform/storage/keys.ts';
import { memberReactions } from './members/reactions.ts';
import { readOwnMemberships } from './members/read-own-memberships.ts';
import { announceExpirations } from './module-access/announce-expirations.ts';
import { expirationsMessage } from './module-access/expirations-message.ts';
import { notifyPendingRequests } from './module-access/notify-pending-requests.ts';
import { moduleRequests } from './module-access-keys.ts';
import { accountDeletionPart as leaveOrganizations } from './offboarding/account-deletion-part.ts';
import { takeOffboardingStep } from './offboarding/take-offboarding-step.ts';
import { announceCounts, countMessage } from './organizations/count-records.ts';
import { webhookReactions } from './webhooks/reactions.ts';

export const records: RecordTypes<'organization'> = {
  organization: {
    key: (organization, id) => {
      const isOwn = organization === null || organization === id;
      return isOwn && Slug.safeParse(id).success ? organizationKey(String(id)) : undefined;
    },
    schema: async () =>
      (await import('../../../shared/features/organizations/organizations/record.ts')).OrganizationRecord,
    isVisible: (_, __, scope) => scope === 'platform' || scope === 'organization',
  },
};

export const reactions = [memberReactions, webhookReactions];

export const jobSteps = { departure: takeOffboardingStep };

export const queueMessages = { expirationsMessage, countMessage };

export const hourlyTasks = {
  expirations: announceExpirations,
  requests: notifyPendingRequests,
  counts: announceCounts,
};

export const pendingRequests: PendingRequests[] = [
  { name: 'modules', range: moduleRequests, page: '/organizations?tab=requests' },
];

export const accountDeletionPart = leaveOrganizations;

export const ownDataReaders = { memberships: readOwnMemberships };

export const mergeFields: FieldSource[] = [
  {
    names: ['organization.name', 'organization.address', 'organization.phone'],
    module: null,
    read: async ({ organization: { name, billingAddress, officeNumber }, language }) => {
      const { readablePhone } = await import('../../../shared/core/places/readable-phone.ts');
      return {
        values: {
          'organization.name': name,
          'organization.address': billingAddress?.replaceAll('\n', languages[language].comma) ?? null,
          'organization.phone': officeNumber && readablePhone(officeNumber),
        },
      };
    },
  },
];
