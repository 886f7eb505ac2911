import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { config } from '../api/config.ts';
import { hardNavigate } from '../routing/hard-navigate.ts';
import { recordActivity } from './last-activity.ts';
import { tokenStorage } from './token-storage.ts';
import { clearTokens } from './token-store.ts';

export type AuthResult = 'proved' | 'new-password' | 'code';

let configurePromise: Promise<void> | undefined;

/** Configures Amplify once; must be called before any other Cognito function. */
export function configureAmplify(): Promise<void> {
  configurePromise ??= config().then(
    ({ userPoolId, userPoolClientId, userPoolEndpoint }) => {
      const pool = { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) };
      Amplify.configure({ Auth: { Cognito: pool } });
      cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
    },
    error => {
      configurePromise = undefined;
      throw error;
    },
  );
  return configurePromise;
}

/**
 * Returns the access token, refreshed if necessary; undefined when signed out.
 * @param owner the user of this page. If another tab has signed in somebody else, reloads the page, so that
 * no request is sent as that person
 */
export async function refreshedToken(owner?: string): Promise<string | undefined> {
  await configureAmplify();
  const token = (await fetchAuthSession()).tokens?.accessToken;
  if (owner !== undefined && token && token.payload.username !== owner) {
    hardNavigate(location.href);
    return new Promise(() => undefined);
  }
  return token?.toString();
}

/** Whether the signed-in user is a platform administrator, who has no organisation. */
export async function isSuperadmin(): Promise<boolean> {
  const groups = (await fetchAuthSession()).tokens?.accessToken.payload['cognito:groups'];
  return Array.isArray(groups) && groups.includes('superadmin');
}

/** Signs in with the SRP protocol, which does not send the password. */
export async function signInWithPassword(email: string, password: string): Promise<AuthResult> {
  await configureAmplify();
  clearTokens();
  recordActivity();
  return toAuthResult(
    await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } }),
  );
}

/** Answers Cognito's request for a TOTP code. */
export async function answerChallenge(answer: string): Promise<AuthResult> {
  recordActivity();
  return toAuthResult(await confirmSignIn({ challengeResponse: answer }));
}

export async function revokeTokens(): Promise<void> {
  await configureAmplify();
  await signOut();
}

function toAuthResult({ isSignedIn, nextStep }: SignInOutput): AuthResult {
  if (isSignedIn) return 'proved';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'new-password';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'code';
  throw new Error(`No way to go on from ${nextStep.signInStep}`);
}
