import { apiKeys } from './api-keys/endpoints.ts';
import { invitations } from './invitations/endpoints.ts';
import { members } from './members/endpoints.ts';
import { moduleAccess } from './module-access/endpoints.ts';
import { offboarding } from './offboarding/endpoints.ts';
import { organizations } from './organizations/endpoints.ts';
import { webhooks } from './webhooks/endpoints.ts';

export const nouns = {
  apiKeys,
  invitations,
  members,
  moduleAccess,
  offboarding,
  organizations,
  webhooks,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'api-key.made',
  'api-key.revoked',
  'invitation.expired',
  'invitation.resent',
  'invitation.revoked',
  'licence.changed',
  'licence.ending',
  'member.changed',
  'member.invited',
  'member.joined',
  'member.leaving',
  'member.removed',
  'member.suspended',
  'member.unsuspended',
  'module.closed',
  'module.ending',
  'module.granted',
  'module.requested',
  'module.withdrawn',
  'organization.archived',
  'organization.changed',
  'organization.created',
  'organization.restored',
  'webhook.changed',
  'webhook.made',
  'webhook.paused',
  'webhook.removed',
  'webhook.secret-replaced',
  'webhook.tried',
] as const;
