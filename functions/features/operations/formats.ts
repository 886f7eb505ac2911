import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const jobFormat: RecordFormat = { kind: 'job', upgrades: [] };
export const notificationFormat: RecordFormat = { kind: 'notification', upgrades: [] };
