import { createHmac, randomUUID } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterEach, expect, test } from 'vitest';
import type { Environment } from '../../functions/platform/environment.ts';
import { parseTokenClaims } from '../../functions/platform/http/parse-token-claims.ts';
import { UserPool } from '../../functions/platform/identity/user-pool.ts';
import { startCognito } from '../../lib/local/cognito/start-cognito.ts';
import { createTable, dummyCredentials, tableDefinition } from '../../lib/local/dynamodb/create-table.ts';
import { startDynoxide } from '../../lib/local/dynamodb/start-dynoxide.ts';
import { region } from '../../lib/local/start-backend.ts';
import { toExportLine } from '../../lib/restore/export-lines.ts';
import { importLines } from '../../lib/restore/import-export.ts';
import { makePeopleAgain } from '../../lib/restore/people-again.ts';
import { emptyPersonDetails } from '../../shared/features/people/account/record.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const personOf = (email: string, fullName: string) => ({
  ...{ id: randomUUID(), email, fullName, locale: 'en', ...emptyPersonDetails },
});
const ada = personOf('ada@clinic.example', 'Ada Lovelace');
const invited = personOf('bob@clinic.example', 'bob@clinic.example');
const password = 'another-Password1';

async function openRegion() {
  const codes: string[] = [];
  const cognito = await startCognito({
    database: ':memory:',
    takesNames: true,
    deliver: async ({ code = '' }) => void codes.push(code),
  });
  const dynoxide = await startDynoxide(undefined);
  await createTable(dynoxide.endpoint, region);
  const dynamodb = new DynamoDBClient({
    ...{ endpoint: dynoxide.endpoint, region, credentials: dummyCredentials },
  });
  const client = new CognitoIdentityProviderClient({
    ...{ endpoint: cognito.endpoint, region, credentials: dummyCredentials },
  });
  cleanups.push(
    cognito.close,
    dynoxide.close,
    () => dynamodb.destroy(),
    () => client.destroy(),
  );
  const items = [ada, invited].map(person => ({
    pk: `P#${person.id}`,
    sk: 'PERSON',
    kind: 'person',
    ...person,
  }));
  await importLines(
    dynamodb,
    tableDefinition.TableName,
    items.map(item => toExportLine(marshall(item))),
  );
  return { cognito, client, dynamodb, codes };
}

test('people of a lost region are added once to a new user pool, keep their ids, and can reset their passwords by email', async () => {
  const { cognito, client, dynamodb, codes } = await openRegion();
  const { userPoolId: UserPoolId, scriptsClientId: ClientId } = cognito;
  const again = () =>
    makePeopleAgain({ table: tableDefinition.TableName, userPoolId: UserPoolId }, dynamodb, client);
  expect(await again()).toEqual({ made: 2, found: 0 });
  expect(await again()).toEqual({ made: 0, found: 2 });
  expect(codes).toEqual([]);

  const pool = new UserPool({
    ...{ region, userPoolId: UserPoolId, namesAreIds: true },
    standIns: { endpoints: { cognito: cognito.endpoint }, credentials: dummyCredentials },
  } as unknown as Environment);
  expect(await pool.find(ada.email)).toEqual({ id: ada.id, hasPassword: true, hasName: true });
  expect(await pool.find(invited.id)).toEqual({ id: invited.id, hasPassword: false, hasName: false });
  expect(await pool.findOrCreate(invited.email, 'en')).toMatchObject({ id: invited.id });
  const { id } = await pool.findOrCreate('new@clinic.example', 'en');
  expect(await pool.find('new@clinic.example')).toMatchObject({ id });

  const SecretHash = createHmac('sha256', cognito.scriptsClientSecret)
    .update(ada.email + ClientId)
    .digest('base64');
  const Username = ada.email;
  await client.send(new ForgotPasswordCommand({ ClientId, Username, SecretHash }));
  const [ConfirmationCode] = codes;
  await client.send(
    new ConfirmForgotPasswordCommand({
      ClientId,
      Username,
      SecretHash,
      ConfirmationCode,
      Password: password,
    }),
  );
  const { AuthenticationResult } = await client.send(
    new AdminInitiateAuthCommand({
      ...{ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' },
      AuthParameters: { USERNAME: ada.email, PASSWORD: password, SECRET_HASH: SecretHash },
    }),
  );
  const [, body = ''] = AuthenticationResult?.AccessToken?.split('.') ?? [];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  expect(claims.sub).not.toBe(ada.id);
  expect(parseTokenClaims(claims, [ClientId])).toMatchObject({ sub: ada.id });
});
