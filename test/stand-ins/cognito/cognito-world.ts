import { createHmac } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { CognitoMail } from '../../../lib/local/cognito/send-message.ts';
import { type CognitoOptions, startCognito } from '../../../lib/local/cognito/start-cognito.ts';
import { totpCode } from '../../../lib/local/cognito/totp.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;

export const password = 'right-horse';

/**
 * Starts a stand-in of Cognito with a separate user pool and a controlled clock, for the real SDK, and with a
 * mailbox.
 */
export async function startWorld(options: Partial<CognitoOptions> = {}) {
  let time = Date.now();
  let people = 0;
  const mails: CognitoMail[] = [];
  const cognito = await startCognito({
    database: ':memory:',
    now: () => time,
    deliver: async mail => void mails.push(mail),
    ...options,
  });
  const sdk = connect(cognito.endpoint);
  const UserPoolId = cognito.userPoolId;

  /** Adds a person with a verified email address who has chosen the password above. */
  async function addPerson(attributes: Record<string, string> = {}) {
    const email = `person-${++people}@example.org`;
    const UserAttributes = Object.entries({ email, email_verified: 'true', ...attributes }).map(
      ([Name, Value]) => ({ Name, Value }),
    );
    const invited = await sdk.send(
      new AdminCreateUserCommand({ UserPoolId, Username: email, UserAttributes, MessageAction: 'SUPPRESS' }),
    );
    await sdk.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }),
    );
    return { email, sub: invited.User?.Username ?? '' };
  }

  const secretHash = (username: string) =>
    createHmac('sha256', cognito.scriptsClientSecret)
      .update(username + cognito.scriptsClientId)
      .digest('base64');

  /** Signs a person in with a password, as a server does. */
  const tryPassword = (email: string, tried = password) =>
    sdk.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId: cognito.scriptsClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: tried, SECRET_HASH: secretHash(email) },
      }),
    );

  async function signIn(email: string, tried = password) {
    const { AuthenticationResult: result } = await tryPassword(email, tried);
    const { AccessToken = '', IdToken = '', RefreshToken = '' } = result ?? {};
    return { AccessToken, IdToken, RefreshToken };
  }

  /** Sets up an authenticator app for a person and returns its secret. This uses up the current code. */
  async function addSoftwareToken(email: string) {
    const { AccessToken } = await signIn(email);
    const { SecretCode = '' } = await sdk.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    await sdk.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: totpCode(SecretCode, time) }));
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await sdk.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
    return SecretCode;
  }

  return {
    cognito,
    sdk,
    mails,
    addPerson,
    addSoftwareToken,
    secretHash,
    signIn,
    tryPassword,
    now: () => time,
    pass(milliseconds: number) {
      time += milliseconds;
    },
    async stop() {
      sdk.destroy();
      await cognito.close();
    },
  };
}

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const days = (count: number) => minutes(count * 60 * 24);

/** The SDK client of a server, pointed at the stand-in. */
export const connect = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'ap-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });

/** Sends a single HTTP request without the SDK. */
export async function post(
  endpoint: string,
  operation: string,
  body: string,
  headers: Record<string, string> = {},
) {
  const target = `AWSCognitoIdentityProviderService.${operation}`;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target, ...headers },
    body,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const signed = { authorization: 'AWS4-HMAC-SHA256 Credential=local' };
