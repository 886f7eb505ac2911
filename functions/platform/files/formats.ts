import type { RecordFormat } from '../storage/record-format.ts';

export const fileFormat: RecordFormat = { kind: 'file', upgrades: [] };
