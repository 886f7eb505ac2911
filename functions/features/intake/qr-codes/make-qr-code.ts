import type { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { requireLastDay } from './require-last-day.ts';

export const makeQrCode: AccountHandler<typeof qrCodes.makeQrCode> = async (
  { codeVersion, lastDay },
  { records, qrCodesOf, now },
) => {
  requireLastDay(lastDay, records.organization, now());
  return qrCodesOf(records.organization).make(records.qrCode, codeVersion, lastDay);
};
