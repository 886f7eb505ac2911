import { fetchMFAPreference, updateMFAPreference } from 'aws-amplify/auth';
import { configureAmplify } from '../../../platform/auth/cognito.ts';

/** Whether a second factor is enabled. */
export async function hasSecondFactor(): Promise<boolean> {
  await configureAmplify();
  return (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false;
}

export async function disableSecondFactor(): Promise<void> {
  await configureAmplify();
  await updateMFAPreference({ totp: 'DISABLED' });
}
