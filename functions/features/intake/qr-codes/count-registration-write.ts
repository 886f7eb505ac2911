import type { Write } from '../../../platform/storage/write.ts';
import { qrCountKey } from '../keys.ts';

/** The write that counts a registration. @param number number of the scanned QR code in the organisation */
export const countRegistrationWrite = (organization: string, number: number): Write => ({
  update: qrCountKey(organization),
  add: { [number]: 1 },
});
