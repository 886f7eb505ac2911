import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { beginSecondFactorHandler } from './begin-second-factor.ts';
import { changeEmailHandler } from './change-email.ts';
import { changePasswordHandler } from './change-password.ts';
import { choosePasswordHandler } from './choose-password.ts';
import { confirmEmailHandler } from './confirm-email.ts';
import { confirmSecondFactorHandler } from './confirm-second-factor.ts';
import { countRecoveryCodesHandler } from './count-recovery-codes.ts';
import { endSecondFactorHandler } from './end-second-factor.ts';
import { getSecondFactorHandler } from './get-second-factor.ts';
import { makeRecoveryCodesHandler } from './make-recovery-codes.ts';
import { recoverHandler } from './recover.ts';
import { resetPasswordHandler } from './reset-password.ts';

export const endpoints = accountSecurity;

export const handlers: AccountHandlers<typeof accountSecurity> = {
  changeEmail: changeEmailHandler,
  confirmEmail: confirmEmailHandler,
  countRecoveryCodes: countRecoveryCodesHandler,
  makeRecoveryCodes: makeRecoveryCodesHandler,
  getSecondFactor: getSecondFactorHandler,
  beginSecondFactor: beginSecondFactorHandler,
  confirmSecondFactor: confirmSecondFactorHandler,
  endSecondFactor: endSecondFactorHandler,
  changePassword: changePasswordHandler,
  choosePassword: choosePasswordHandler,
  resetPassword: resetPasswordHandler,
  recover: recoverHandler,
};
