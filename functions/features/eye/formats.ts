import type { RecordFormat } from '../../platform/storage/record-format.ts';
import { upgradeReport, upgradeSeries } from './upgrade-treatments.ts';

/** In format 2, a visit has several treatments instead of a single `intervention`. */
export const eyeReportFormat: RecordFormat = { kind: 'eye-report', upgrades: [upgradeReport] };
export const eyeSeriesFormat: RecordFormat = { kind: 'eye-series', upgrades: [upgradeSeries] };
export const frozenReportFormat: RecordFormat = { kind: 'frozen-report', upgrades: [upgradeSeries] };
