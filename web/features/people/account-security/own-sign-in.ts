import { fetchMFAPreference, updateMFAPreference } from 'aws-amplify/auth';
import { configure } from '../../../platform/auth/cognito.ts';

/** Whether a code is asked for beside the password. */
export async function hasSecondFactor(): Promise<boolean> {
  await configure();
  return (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false;
}

export async function endSecondFactor(): Promise<void> {
  await configure();
  await updateMFAPreference({ totp: 'DISABLED' });
}
