import * as z from 'zod';
import { type AuthFlow, type Client, checkSecretHash } from '../clients.ts';
import { invalidParameter, notAuthorized, wrongCredentials } from '../errors.ts';
import { afterPassword } from '../next-sign-in-step.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { type Credentials, fakeCredentials, passwordMatches } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import { refreshTokens } from '../refresh-tokens.ts';
import { beginExchange } from '../srp.ts';

const AuthParameters = z.object({
  USERNAME: z.string().min(1).max(128).optional(),
  PASSWORD: z.string().optional(),
  SRP_A: z.string().optional(),
  REFRESH_TOKEN: z.string().optional(),
  SECRET_HASH: z.string().optional(),
});
type AuthParameters = z.output<typeof AuthParameters>;

const signInInput = {
  AuthFlow: z.enum([
    'USER_SRP_AUTH',
    'USER_PASSWORD_AUTH',
    'ADMIN_USER_PASSWORD_AUTH',
    'ADMIN_NO_SRP_AUTH',
    'REFRESH_TOKEN_AUTH',
    'REFRESH_TOKEN',
    'CUSTOM_AUTH',
    'USER_AUTH',
  ]),
  AuthParameters: AuthParameters.default({}),
  ClientId: z.string(),
};

export const startSignInOperations = {
  InitiateAuth: publicOperation(signInInput, (input, pool) => {
    const client = pool.clients.get(input.ClientId);
    if (input.AuthFlow.startsWith('ADMIN_')) throw invalidParameter('Initiate Auth method not supported.');
    const flow = enabledFlow(client, input.AuthFlow, `${input.AuthFlow} flow not enabled for this client`);
    return flow === 'REFRESH_TOKEN_AUTH'
      ? refresh(pool, client, input.AuthParameters)
      : challengeWithSrp(pool, client, input.AuthParameters);
  }),

  AdminInitiateAuth: adminOperation(signInInput, (input, pool) => {
    const client = pool.clients.get(input.ClientId);
    const flow = enabledFlow(client, input.AuthFlow, 'Auth flow not enabled for this client');
    if (flow === 'REFRESH_TOKEN_AUTH') return refresh(pool, client, input.AuthParameters);
    return flow === 'USER_SRP_AUTH'
      ? challengeWithSrp(pool, client, input.AuthParameters)
      : signInWithPassword(pool, client, input.AuthParameters);
  }),
};

function enabledFlow(client: Client, asked: string, refusal: string): AuthFlow {
  const flow = client.flows.find(name => name === (asked === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : asked));
  if (!flow) throw invalidParameter(refusal);
  return flow;
}

function required(parameters: AuthParameters, name: keyof AuthParameters): string {
  const value = parameters[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

const credentialsOf = (pool: Pool, username: string): Credentials =>
  pool.users.find(username) ?? fakeCredentials(pool.fakeUserSecret, username);

function challengeWithSrp(pool: Pool, client: Client, parameters: AuthParameters) {
  const username = required(parameters, 'USERNAME');
  checkSecretHash(client, username, parameters.SECRET_HASH);
  const { sub, salt, verifier } = credentialsOf(pool, username);
  const exchange = beginExchange(verifier, required(parameters, 'SRP_A'));
  if (!exchange) throw invalidParameter('SRP_A is not a valid public value.');
  const ChallengeName = 'PASSWORD_VERIFIER';
  const challenge = { name: ChallengeName, clientId: client.id, sub, verifier, exchange } as const;
  return {
    ChallengeName,
    ChallengeParameters: {
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
      SALT: salt,
      SRP_B: exchange.serverPublic.toString(16),
      SECRET_BLOCK: pool.challenges.begin(challenge),
    },
  };
}

function signInWithPassword(pool: Pool, client: Client, parameters: AuthParameters) {
  const username = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  checkSecretHash(client, username, parameters.SECRET_HASH);
  const credentials = credentialsOf(pool, username);
  if (pool.lockout.isLocked(credentials.sub)) throw notAuthorized('Password attempts exceeded');
  const matches = passwordMatches(credentials, password);
  const user = pool.users.find(credentials.sub);
  if (!matches || !user) {
    pool.lockout.countFailure(credentials.sub);
    throw wrongCredentials();
  }
  return afterPassword(pool, client, user);
}

async function refresh(pool: Pool, client: Client, parameters: AuthParameters) {
  const { user, tokens } = await refreshTokens(pool, client, required(parameters, 'REFRESH_TOKEN'));
  checkSecretHash(client, user.sub, parameters.SECRET_HASH);
  return { ChallengeParameters: {}, AuthenticationResult: tokens };
}
