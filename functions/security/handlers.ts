import { security } from '../../shared/security/endpoints.ts';
import type { AccountHandlers } from '../context.ts';
import { changeEmailHandler } from './change-email.ts';
import { confirmEmailHandler } from './confirm-email.ts';
import { countRecoveryCodesHandler } from './count-recovery-codes.ts';
import { makeRecoveryCodesHandler } from './make-recovery-codes.ts';
import { recoverHandler } from './recover.ts';

export const endpoints = security;

export const handlers: AccountHandlers<typeof security> = {
  changeEmail: changeEmailHandler,
  confirmEmail: confirmEmailHandler,
  countRecoveryCodes: countRecoveryCodesHandler,
  makeRecoveryCodes: makeRecoveryCodesHandler,
  recover: recoverHandler,
};
