import type { RecordFormat } from '../storage/record-format.ts';

export const mailAccountFormat: RecordFormat = { kind: 'mail-account', upgrades: [] };
export const mailFormat: RecordFormat = { kind: 'mail', upgrades: [] };
