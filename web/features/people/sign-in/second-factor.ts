import { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

export interface FactorSetup {
  secret: string;
  picture: string;
}

/** Starts to set up an authenticator app. @throws CallError for the field `password` if it is wrong */
export async function beginSecondFactor(email: string, password: string): Promise<FactorSetup> {
  const [{ secret }, { toDataURL }] = await Promise.all([
    call(accountSecurity.beginSecondFactor, { password }),
    import('qrcode'),
  ]);
  const address = `otpauth://totp/Lumitree:${encodeURIComponent(email)}?secret=${secret}&issuer=Lumitree`;
  return { secret, picture: await toDataURL(address, { margin: 1, width: 360 }) };
}

/** Finishes the setup with the first code. @throws CallError for the field `code` if it is wrong */
export async function finishSecondFactor(password: string, code: string): Promise<void> {
  await call(accountSecurity.confirmSecondFactor, { password, code });
}
