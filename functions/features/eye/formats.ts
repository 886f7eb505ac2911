import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const eyeReportFormat: RecordFormat = { kind: 'eye-report', upgrades: [], readsUpTo: 2 };
export const eyeSeriesFormat: RecordFormat = { kind: 'eye-series', upgrades: [], readsUpTo: 2 };
export const recallFormat: RecordFormat = { kind: 'recall', upgrades: [] };
