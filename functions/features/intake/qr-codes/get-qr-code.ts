import type { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import { presentQrCode } from '../../../../shared/features/intake/qr-codes/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** How many registered would tell people with selected cases of cases that they may not see. */
export const getQrCodeHandler: AccountHandler<typeof qrCodes.getQrCode> = async (
  _,
  { records: { organization, qrCode, qrCounts }, requireSignedIn, now },
) => {
  const seesAll = requireSignedIn().member?.visibility === 'all';
  return { code: qrCode && presentQrCode(organization.slug, qrCode, seesAll ? qrCounts : null, now()) };
};
