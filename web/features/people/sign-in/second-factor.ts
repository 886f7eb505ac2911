import { setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { configureAmplify } from '../../../platform/auth/cognito.ts';

/** What an authenticator app is told: the secret as text and as a picture of its QR code. */
export async function beginSecondFactor(email: string): Promise<{ secret: string; picture: string }> {
  await configureAmplify();
  const [{ sharedSecret, getSetupUri }, { toDataURL }] = await Promise.all([setUpTOTP(), import('qrcode')]);
  const address = getSetupUri('Lumitree', email).toString();
  return { secret: sharedSecret, picture: await toDataURL(address, { margin: 1, width: 360 }) };
}

/** @throws when the code is not the app's */
export async function finishSecondFactor(code: string): Promise<void> {
  await verifyTOTPSetup({ code });
  await updateMFAPreference({ totp: 'PREFERRED' });
}
