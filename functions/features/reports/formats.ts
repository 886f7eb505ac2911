import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const sendingFormat: RecordFormat = { kind: 'sending', upgrades: [] };
export const reportLinkFormat: RecordFormat = { kind: 'report-link', upgrades: [] };
