import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const termsFormat: RecordFormat = { kind: 'terms', upgrades: [] };
export const termsVersionFormat: RecordFormat = { kind: 'terms-version', upgrades: [] };
export const termsAcceptanceFormat: RecordFormat = { kind: 'terms-acceptance', upgrades: [] };
