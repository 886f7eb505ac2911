import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const screeningFormat: RecordFormat = { kind: 'screening', upgrades: [] };
