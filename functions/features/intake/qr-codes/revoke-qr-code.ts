import type { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const revokeQrCode: AccountHandler<typeof qrCodes.revokeQrCode> = async (
  { codeVersion },
  { records, qrCodesOf },
) => qrCodesOf(records.organization).revoke(records.qrCode, codeVersion);
