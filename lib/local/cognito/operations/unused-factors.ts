import { authenticate } from '../authenticate.ts';
import { CognitoError, invalidParameter, resourceNotFound } from '../errors.ts';
import { AccessToken } from '../input-fields.ts';
import { publicOperation } from '../operation.ts';
import type { Pool } from '../pool.ts';

/**
 * Defines an operation that always fails, because the pool lacks its feature. Checks the access token first.
 */
const refusedBy = (refusal: () => CognitoError) =>
  publicOperation({ AccessToken }, (input, pool: Pool) => {
    authenticate(pool, input.AccessToken);
    throw refusal();
  });

const noDevices = () => invalidParameter('User pool does not have device tracking configured.');
const noPasskeys = () => new CognitoError('WebAuthnNotEnabledException', 'WebAuthn is not enabled.');

/** Operations of features that the pool lacks: remembered devices, passkeys, session lists, text messages. */
export const unusedFactorOperations = {
  ListUserSessions: refusedBy(() => resourceNotFound('The pool lists no sessions.')),
  RevokeUserSession: refusedBy(() => resourceNotFound('The pool lists no sessions.')),
  ConfirmDevice: refusedBy(noDevices),
  ForgetDevice: refusedBy(noDevices),
  GetDevice: refusedBy(noDevices),
  ListDevices: refusedBy(noDevices),
  UpdateDeviceStatus: refusedBy(noDevices),
  StartWebAuthnRegistration: refusedBy(noPasskeys),
  CompleteWebAuthnRegistration: refusedBy(noPasskeys),
  ListWebAuthnCredentials: refusedBy(noPasskeys),
  DeleteWebAuthnCredential: refusedBy(noPasskeys),
  SetUserSettings: refusedBy(() => invalidParameter('The pool sends no text messages.')),

  GetUserAuthFactors: publicOperation({ AccessToken }, (input, pool) => {
    const { sub } = authenticate(pool, input.AccessToken).user;
    return { Username: sub, ConfiguredUserAuthFactors: ['PASSWORD'] };
  }),
};
