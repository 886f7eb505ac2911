import { qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { changeQrCodeHandler } from './change-qr-code.ts';
import { getQrCodeHandler } from './get-qr-code.ts';
import { makeQrCodeHandler } from './make-qr-code.ts';
import { revokeQrCodeHandler } from './revoke-qr-code.ts';

export const endpoints = qrCodes;

export const handlers: AccountHandlers<typeof qrCodes> = {
  getQrCode: getQrCodeHandler,
  makeQrCode: makeQrCodeHandler,
  changeQrCode: changeQrCodeHandler,
  revokeQrCode: revokeQrCodeHandler,
};
