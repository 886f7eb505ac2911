import { resetPassword } from 'aws-amplify/auth';
import { configureAmplify } from '../../../platform/auth/cognito.ts';
import { isCognitoRefusal } from './sign-in-error.ts';

/**
 * Has a code sent to an address. What Cognito refuses is kept to ourselves: whether the address is known,
 * has a password yet or has had its codes for this hour is nothing to tell a stranger.
 * @throws when Cognito could not be reached
 */
export async function sendCode(email: string): Promise<void> {
  await configureAmplify();
  await resetPassword({ username: email.trim() }).catch(error => {
    if (!isCognitoRefusal(error instanceof Error ? error.name : '')) throw error;
  });
}
