import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const certificateFormat: RecordFormat = { kind: 'certificate', upgrades: [] };
export const pendingEmailFormat: RecordFormat = { kind: 'pending-email', upgrades: [] };
export const recoveryCodesFormat: RecordFormat = { kind: 'recovery-codes', upgrades: [] };
export const accountDeletionFormat: RecordFormat = { kind: 'account-deletion', upgrades: [] };
