import type { RecordFormat } from './record-format.ts';

export const organizationFormat: RecordFormat = { kind: 'organization', upgrades: [] };
export const memberFormat: RecordFormat = { kind: 'member', upgrades: [] };
export const apiKeyFormat: RecordFormat = { kind: 'api-key', upgrades: [] };
export const moduleAccessFormat: RecordFormat = { kind: 'module-access', upgrades: [] };
export const personFormat: RecordFormat = { kind: 'person', upgrades: [] };
export const sessionFormat: RecordFormat = { kind: 'session', upgrades: [] };
export const caseFormat: RecordFormat = { kind: 'case', upgrades: [] };
export const journalEntryFormat: RecordFormat = { kind: 'journal-entry', upgrades: [] };
export const auditedReadFormat: RecordFormat = { kind: 'audited-read', upgrades: [] };
export const calendarSubscriptionFormat: RecordFormat = { kind: 'calendar-subscription', upgrades: [] };
export const snippetFormat: RecordFormat = { kind: 'snippets', upgrades: [] };
