import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const screeningNormsFormat: RecordFormat = { kind: 'screening-norms', upgrades: [] };
export const screeningRulesFormat: RecordFormat = { kind: 'screening-rules', upgrades: [] };
export const frozenScreeningFormat: RecordFormat = { kind: 'frozen-screening', upgrades: [] };
export const screeningFormat: RecordFormat = { kind: 'screening', upgrades: [] };
