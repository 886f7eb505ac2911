import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const importFormat: RecordFormat = { kind: 'import', upgrades: [] };
export const importRowFormat: RecordFormat = { kind: 'import-row', upgrades: [] };
export const importMappingFormat: RecordFormat = { kind: 'import-mapping', upgrades: [] };
export const qrCodeFormat: RecordFormat = { kind: 'qr-code', upgrades: [] };
export const qrTokenFormat: RecordFormat = { kind: 'qr-token', upgrades: [] };
export const publicFaceFormat: RecordFormat = { kind: 'public-face', upgrades: [] };
export const registrationFormat: RecordFormat = { kind: 'registration', upgrades: [] };
