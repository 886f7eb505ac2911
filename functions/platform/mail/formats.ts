import type { RecordFormat } from '../storage/record-format.ts';

export const mailFormat: RecordFormat = { kind: 'mail', upgrades: [] };
