import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const platformEventFormat: RecordFormat = { kind: 'platform-event', upgrades: [] };
export const formerMemberFormat: RecordFormat = { kind: 'former-member', upgrades: [] };
export const preassignedCasesFormat: RecordFormat = { kind: 'preassigned-cases', upgrades: [] };
export const linkTokenFormat: RecordFormat = { kind: 'link-token', upgrades: [] };
export const webhookFormat: RecordFormat = { kind: 'webhook', upgrades: [] };
export const webhookDeliveryFormat: RecordFormat = { kind: 'webhook-delivery', upgrades: [] };
export const webhookSecretsFormat: RecordFormat = { kind: 'webhook-secrets', upgrades: [] };
