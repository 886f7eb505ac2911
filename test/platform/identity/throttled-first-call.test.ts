import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { AppClient } from '../../../functions/platform/identity/app-client.ts';
import { findServerClient } from '../../../functions/platform/identity/server-client.ts';
import { serverClientName } from '../../../shared/core/token-scopes.ts';
import { testInTurn } from '../../support/sampling/test-in-turn.ts';

let refusals = 0;
let asked = 0;
const cognito = createServer((_, response) => {
  asked += 1;
  const isRefused = refusals > 0;
  refusals -= 1;
  response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(
    JSON.stringify(
      isRefused
        ? { __type: 'TooManyRequestsException', message: 'Rate exceeded' }
        : { UserPoolClient: { ClientName: serverClientName, ClientSecret: 'seal' } },
    ),
  );
});
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const region = 'ap-southeast-1';
let endpoint = '';

beforeAll(async () => {
  await new Promise<void>(done => cognito.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(cognito.address() as AddressInfo).port}`;
});
afterAll(() => cognito.close());
beforeEach(() => {
  asked = 0;
});

testInTurn(
  'if Cognito throttles the first read of an app client, the next read succeeds, and its result is kept',
  async () => {
    const endpoints = { cognito: endpoint, dynamodb: '', sts: '', s3: '', sqs: '', ses: '', lambda: '' };
    const isServers = findServerClient({ region, standIns: { endpoints, credentials } });
    refusals = 1_000;
    await expect(isServers('pool', 'client')).rejects.toThrow('Rate exceeded');
    refusals = 0;
    expect(await isServers('pool', 'client')).toBe(true);
    const before = asked;
    expect(await isServers('pool', 'client')).toBe(true);
    expect(asked).toBe(before);
  },
);

testInTurn('if Cognito throttles the read of an app client’s secret, the next read succeeds', async () => {
  const sdk = new CognitoIdentityProviderClient({ region, endpoint, credentials });
  const client = new AppClient(sdk, 'pool', 'client');
  refusals = 1_000;
  await expect(client.secret()).rejects.toThrow('Rate exceeded');
  refusals = 0;
  expect(await client.secret()).toBe('seal');
});
