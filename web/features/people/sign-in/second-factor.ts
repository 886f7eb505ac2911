import { setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { configureAmplify } from '../../../platform/auth/cognito.ts';

/** Starts TOTP setup: the secret as text and as QR code. */
export async function beginSecondFactor(email: string): Promise<{ secret: string; picture: string }> {
  await configureAmplify();
  const [{ sharedSecret, getSetupUri }, { toDataURL }] = await Promise.all([setUpTOTP(), import('qrcode')]);
  const address = getSetupUri('Lumitree', email).toString();
  return { secret: sharedSecret, picture: await toDataURL(address, { margin: 1, width: 360 }) };
}

/** @throws when the code is wrong */
export async function finishSecondFactor(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}
