import type { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

/** How many registered tells people with selected cases of cases that they may not see. */
export const getQrCodeHandler: AccountHandler<typeof qrCodes.getQrCode> = async (
  _,
  { records, requireSignedIn, qrCodesOf },
) => ({ code: await qrCodesOf(records.organization).get(requireSignedIn().member?.visibility === 'all') });
