import * as z from 'zod';
import { authenticate } from '../authenticate.ts';
import { CognitoError, invalidParameter, limitExceeded } from '../errors.ts';
import { AccessToken, MfaSettings, Username } from '../input-fields.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import type { Pool } from '../pool.ts';
import { createTotpSecret, matchingTotpStep } from '../totp.ts';
import type { User } from '../users.ts';

const settings = {
  SoftwareTokenMfaSettings: MfaSettings,
  SMSMfaSettings: MfaSettings,
  EmailMfaSettings: MfaSettings,
};
const Settings = z.object(settings);

export const softwareTokenOperations = {
  AssociateSoftwareToken: publicOperation({ AccessToken }, (input, pool) => {
    const { sub } = authenticate(pool, input.AccessToken).user;
    const SecretCode = createTotpSecret();
    pool.users.change(sub, { pendingTotpSecret: SecretCode });
    return { SecretCode };
  }),

  VerifySoftwareToken: publicOperation({ AccessToken, UserCode: z.string() }, (input, pool) => {
    const { user } = authenticate(pool, input.AccessToken);
    if (!user.pendingTotpSecret) throw invalidParameter('No software token is waiting for verification.');
    if (pool.lockout.isLocked(user.sub)) throw limitExceeded();
    const step = matchingTotpStep(user.pendingTotpSecret, input.UserCode, pool.now());
    if (step === undefined) {
      pool.lockout.countFailure(user.sub);
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
    }
    const totp = {
      secret: user.pendingTotpSecret,
      enabled: user.totp?.enabled ?? false,
      lastStep: step,
    };
    pool.users.change(user.sub, { totp, pendingTotpSecret: undefined });
    return { Status: 'SUCCESS' };
  }),

  SetUserMFAPreference: publicOperation({ AccessToken, ...settings }, (input, pool) =>
    setMfaPreference(pool, authenticate(pool, input.AccessToken).user, input),
  ),

  AdminSetUserMFAPreference: adminOperation({ Username, ...settings }, (input, pool) =>
    setMfaPreference(pool, pool.users.get(input.Username), input),
  ),
};

function setMfaPreference(pool: Pool, { sub, totp }: User, asked: z.output<typeof Settings>): object {
  if (asked.SMSMfaSettings?.Enabled) throw invalidParameter('The pool has no SMS second factor.');
  if (asked.EmailMfaSettings?.Enabled) throw invalidParameter('The pool has no email second factor.');
  if (!asked.SoftwareTokenMfaSettings) return {};
  const enabled = asked.SoftwareTokenMfaSettings.Enabled;
  if (enabled && !totp) throw invalidParameter('User has not verified software token mfa');
  if (totp) pool.users.change(sub, { totp: { ...totp, enabled } });
  return {};
}
