import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, type SignInOutput, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { config } from '../api/config.ts';
import { noteTouch } from './last-touch.ts';
import { dropTokens, tokenStorage } from './token-store.ts';

/** What stands between a person and their tokens. */
export type Proof = 'proved' | 'new-password' | 'code';

let configured: Promise<void> | undefined;

/** Tells Amplify once which user pool this is. Every way to Cognito begins with it. */
export function configure(): Promise<void> {
  configured ??= config().then(
    ({ userPoolId, userPoolClientId, userPoolEndpoint }) => {
      const pool = { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) };
      Amplify.configure({ Auth: { Cognito: pool } });
      cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
    },
    error => {
      configured = undefined;
      throw error;
    },
  );
  return configured;
}

/** The access token, refreshed when it had to be; nothing when the sign-in is over. */
export async function accessToken(): Promise<string | undefined> {
  await configure();
  return (await fetchAuthSession()).tokens?.accessToken.toString();
}

/** Whether the person administers the platform. They have no organisation. */
export async function isSuperadmin(): Promise<boolean> {
  const groups = (await fetchAuthSession()).tokens?.accessToken.payload['cognito:groups'];
  return Array.isArray(groups) && groups.includes('superadmin');
}

/** Proves a password by SRP: it never leaves this page. */
export async function provePassword(email: string, password: string): Promise<Proof> {
  await configure();
  dropTokens();
  noteTouch();
  return proofOf(await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } }));
}

/** Answers what was asked after the password: the code of the second factor. */
export async function answerChallenge(answer: string): Promise<Proof> {
  noteTouch();
  return proofOf(await confirmSignIn({ challengeResponse: answer }));
}

/** Takes back the refresh token, here and at Cognito. */
export async function revokeTokens(): Promise<void> {
  await configure();
  await signOut();
}

function proofOf({ isSignedIn, nextStep }: SignInOutput): Proof {
  if (isSignedIn) return 'proved';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'new-password';
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'code';
  throw new Error(`No way to go on from ${nextStep.signInStep}`);
}
