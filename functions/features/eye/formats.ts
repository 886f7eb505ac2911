import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const recallFormat: RecordFormat = { kind: 'recall', upgrades: [] };
