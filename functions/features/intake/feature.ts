import type { RecordTypes } from '../../platform/http/record-types.ts';
import { qrCodeKey, qrCountKey } from './keys.ts';

const loadSchemas = () => import('../../../shared/features/intake/qr-codes/record.ts');

/** Records that calls may load. */
export const records: RecordTypes<'qrCode' | 'qrCounts'> = {
  qrCode: {
    key: (organization, id) =>
      organization !== null && organization === id ? qrCodeKey(organization) : undefined,
    schema: async () => (await loadSchemas()).QrCodeRecord,
    isVisible: () => true,
    defaultValue: null,
  },
  qrCounts: {
    key: (organization, id) =>
      organization !== null && organization === id ? qrCountKey(organization) : undefined,
    schema: async () => (await loadSchemas()).QrCounts,
    isVisible: () => true,
    defaultValue: {},
  },
};
