import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const notificationFormat: RecordFormat = { kind: 'notification', upgrades: [] };
