import type { RecordTypes } from '../../platform/http/record-types.ts';
import { qrCodeKey, qrCountKey } from './keys.ts';
import { announceQrCodeExpiry } from './qr-codes/announce-expiry.ts';
import { registrationReactions } from './registrations/reactions.ts';

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

/** Journal reactions, by noun. */
export const reactions = [registrationReactions];

/** Tasks of the hourly schedule. */
export const hourlyTasks = [announceQrCodeExpiry];
