import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const eyeReportFormat: RecordFormat = { kind: 'eye-report', upgrades: [] };
export const frozenReportFormat: RecordFormat = { kind: 'frozen-report', upgrades: [] };
export const eyeSeriesFormat: RecordFormat = { kind: 'eye-series', upgrades: [] };
export const recallFormat: RecordFormat = { kind: 'recall', upgrades: [] };
