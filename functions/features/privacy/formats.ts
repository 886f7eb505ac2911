import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const archiveFormat: RecordFormat = { kind: 'archive', upgrades: [] };
export const caseRightsFormat: RecordFormat = { kind: 'case-rights', upgrades: [] };
export const erasureFormat: RecordFormat = { kind: 'erasure', upgrades: [] };
export const exportFormat: RecordFormat = { kind: 'fhir-export', upgrades: [] };
export const retentionRuleFormat: RecordFormat = { kind: 'retention-rule', upgrades: [] };
