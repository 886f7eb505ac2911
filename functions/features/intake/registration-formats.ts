import type { RecordFormat } from '../../platform/storage/record-format.ts';

export const publicFaceFormat: RecordFormat = { kind: 'public-face', upgrades: [] };
export const registrationFormat: RecordFormat = { kind: 'registration', upgrades: [] };
