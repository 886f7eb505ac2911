import { resetPassword } from 'aws-amplify/auth';
import { configureAmplify } from '../../../platform/auth/cognito.ts';
import { isCognitoRefusal } from './sign-in-error.ts';

/**
 * Sends a code for a new password to an email address. Hides Cognito's errors, which would reveal whether the
 * address is known, has a password or has reached its hourly limit.
 * @throws if Cognito cannot be reached
 */
export async function sendCode(email: string): Promise<void> {
  await configureAmplify();
  await resetPassword({ username: email.trim() }).catch(error => {
    if (!isCognitoRefusal(error instanceof Error ? error.name : '')) throw error;
  });
}
