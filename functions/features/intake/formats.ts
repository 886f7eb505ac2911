import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const qrCodeFormat: RecordFormat = { kind: 'qr-code', upgrades: [] };
export const qrTokenFormat: RecordFormat = { kind: 'qr-token', upgrades: [] };
