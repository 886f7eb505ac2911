import { createHmac } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { region } from '../../lib/local/start-backend.ts';
import { callerWith } from './caller.ts';
import { type Person, password } from './clinic.ts';
import { enrolAuthenticator } from './enrol-authenticator.ts';
import { openWorld } from './world.ts';

/** The tokens that the user pool returns for a correct password. */
export interface PoolTokens {
  accessToken: string;
  idToken: string;
}

/** Signs a person in only at the user pool, as the web app does; opens no session of the product. */
export async function signInToPool({ email }: Person, chosen = password): Promise<PoolTokens> {
  const { cognito } = (await openWorld()).backend;
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = cognito;
  const SECRET_HASH = createHmac('sha256', cognito.scriptsClientSecret)
    .update(email + ClientId)
    .digest('base64');
  const AuthParameters = { USERNAME: email, PASSWORD: chosen, SECRET_HASH };
  const { AuthenticationResult: result } = await (await poolClient()).send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters,
    }),
  );
  return { accessToken: result?.AccessToken ?? '', idToken: result?.IdToken ?? '' };
}

/** Requests a code for a new password, as the web app does. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { webClientId: ClientId } = (await openWorld()).backend.cognito;
  await (await poolClient()).send(new ForgotPasswordCommand({ ClientId, Username: email }));
}

/** Turns a second factor on for a person. Returns the secret of their authenticator. */
export async function addSecondFactor(person: Person): Promise<string> {
  const { api, now } = await openWorld();
  const { accessToken } = await signInToPool(person);
  const caller = callerWith(api, { authorization: `Bearer ${accessToken}` });
  return enrolAuthenticator(caller, password, now);
}

/** An SDK client with access keys, as a server has it. Commands that need only a token are sent unsigned. */
export async function poolClient(): Promise<CognitoIdentityProviderClient> {
  const { endpoint } = (await openWorld()).backend.cognito;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  return new CognitoIdentityProviderClient({ endpoint, region, credentials });
}
