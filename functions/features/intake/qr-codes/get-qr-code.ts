import type { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { presentQrCode } from '../../../../shared/features/intake/qr-codes/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/**
 * Returns no number of registrations to members limited to selected cases, because it would reveal cases that
 * are hidden from them.
 */
export const getQrCode: AccountHandler<typeof qrCodes.getQrCode> = async (
  _,
  { records: { organization, qrCode, qrCounts }, requireSignedIn, now },
) => {
  const seesAll = requireSignedIn().member?.visibility === 'all';
  return { code: qrCode && presentQrCode(organization, qrCode, seesAll ? qrCounts : null, now()) };
};
