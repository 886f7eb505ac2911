import type { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { requireLastDay } from './require-last-day.ts';

export const changeQrCode: AccountHandler<typeof qrCodes.changeQrCode> = async (
  { codeVersion, lastDay },
  { records, qrCodesOf, now },
) => {
  requireLastDay(lastDay, records.organization, now());
  return qrCodesOf(records.organization).extend(records.qrCode, codeVersion, lastDay);
};
