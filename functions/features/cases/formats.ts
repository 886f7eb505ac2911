import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const jobCasesFormat: RecordFormat = { kind: 'job-cases', upgrades: [] };
export const jobFilterFormat: RecordFormat = { kind: 'job-filter', upgrades: [] };
export const mergeFormat: RecordFormat = { kind: 'merge', upgrades: [] };
export const notDuplicatesFormat: RecordFormat = { kind: 'not-duplicates', upgrades: [] };
export const draftFormat: RecordFormat = { kind: 'draft', upgrades: [] };
