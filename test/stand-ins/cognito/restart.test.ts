import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect } from 'vitest';
import { scriptsClientId, userPoolId as UserPoolId } from '../../../lib/local/cognito/pool-identity.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';
import { connect, password, startWorld } from './cognito-world.ts';

let folder: string;
let database: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cognito-'));
  database = join(folder, 'made-on-start', 'cognito.sqlite');
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Starts a user pool in its own process. The process prints its address, and then each code that it would
 * send by email, one per line.
 */
async function startProcess() {
  const script = join(import.meta.dirname, 'cognito-process.ts');
  const child = spawn(process.execPath, [script, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const sdk = connect(await nextLine());
  return {
    sdk,
    nextLine,
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      expect(await exit).toEqual([null, 'SIGKILL']);
      sdk.destroy();
    },
  };
}

async function addPerson(sdk: CognitoIdentityProviderClient, Username: string) {
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
  const whom = { UserPoolId, Username };
  await sdk.send(new AdminCreateUserCommand({ ...whom, UserAttributes, MessageAction: 'SUPPRESS' }));
  await sdk.send(new AdminSetUserPasswordCommand({ ...whom, Password: password, Permanent: true }));
}

async function signIn(sdk: CognitoIdentityProviderClient, USERNAME: string) {
  const which = { UserPoolId, ClientId: scriptsClientId };
  const { UserPoolClient } = await sdk.send(new DescribeUserPoolClientCommand(which));
  const SECRET_HASH = createHmac('sha256', UserPoolClient?.ClientSecret ?? '')
    .update(USERNAME + scriptsClientId)
    .digest('base64');
  const AuthParameters = { USERNAME, PASSWORD: password, SECRET_HASH };
  const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH';
  const answer = await sdk.send(new AdminInitiateAuthCommand({ ...which, AuthFlow, AuthParameters }));
  return answer.AuthenticationResult;
}

testInTurn('people, sessions, codes and keys survive a kill of the Cognito stand-in', async () => {
  const running = await startProcess();
  const names = Array.from({ length: 12 }, (_, index) => `person-${index}@example.org`);
  for (const name of names) await addPerson(running.sdk, name);
  const [Username = ''] = names;
  const tokens = await signIn(running.sdk, Username);
  const client = { ClientId: 'localwebclient000000000001', Username };
  await running.sdk.send(new ForgotPasswordCommand(client));
  const ConfirmationCode = await running.nextLine();
  await running.kill();

  const world = await startWorld({ database, now: Date.now });
  for (const name of names) expect((await world.signIn(name)).AccessToken).not.toBe('');
  const { AccessToken, RefreshToken } = tokens ?? {};
  expect((await world.sdk.send(new GetUserCommand({ AccessToken }))).Username).toBeDefined();
  const { scriptsClientId: ClientId, scriptsClientSecret: ClientSecret } = world.cognito;
  await world.sdk.send(new GetTokensFromRefreshTokenCommand({ RefreshToken, ClientId, ClientSecret }));
  await world.sdk.send(
    new ConfirmForgotPasswordCommand({ ...client, ConfirmationCode, Password: 'remembered' }),
  );
  expect((await world.signIn(Username, 'remembered')).AccessToken).not.toBe('');
  await world.stop();
});
