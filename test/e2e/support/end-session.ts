import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../../../functions/platform/storage/key.ts';
import { memberKey, sessionKey } from '../../../functions/platform/storage/keys.ts';
import { demoPassword } from '../../../lib/local/demo/people.ts';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { hourMs } from '../../../shared/core/dates/durations.ts';
import { accountSecurity } from '../../../shared/features/people/account-security/endpoints.ts';
import { devices } from '../../../shared/features/people/devices/endpoints.ts';
import type { Account } from './accounts.ts';
import { callerOf } from './caller-of.ts';
import { product } from './product.ts';

const table = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: product().dynamodb.endpoint, region, credentials: dummyCredentials }),
  );

async function signInsOf({ sub }: Account): Promise<Key[]> {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: product().dynamodb.table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': sessionKey(sub, '').pk },
      ConsistentRead: true,
    }),
  );
  return Items.filter(({ kind }) => kind === 'session').map(({ pk, sk }) => ({ pk, sk }));
}

const set = (Key: Key, name: string, value: string) =>
  table().send(
    new UpdateCommand({
      ...{ TableName: product().dynamodb.table, Key },
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

const anHourAgo = () => new Date(Date.now() - hourMs).toISOString();

/** Ways to end a browser's session from outside this browser, which notices the end at its next request. */
export const endElsewhere = {
  expiry: async (account: Account) => {
    for (const key of await signInsOf(account)) await set(key, 'sessionExpiresAt', anHourAgo());
  },
  revocation: async ({ email }: Account) => {
    const other = await callerOf(email, 'brightwater');
    const { data } = await other.call(devices.listDevices, {});
    for (const { id, isThis } of data.devices)
      if (!isThis) await other.call(devices.endDevice, { deviceId: id });
  },
  suspension: ({ sub }: Account) => set(memberKey('brightwater', sub), 'status', 'suspended'),
  'a deleted sign-in record': async (account: Account) => {
    for (const Key of await signInsOf(account))
      await table().send(new DeleteCommand({ TableName: product().dynamodb.table, Key }));
  },
  'a new password': async ({ email }: Account) => {
    const other = await callerOf(email, 'brightwater');
    const newPassword = `${demoPassword}-and-more-7`;
    await other.call(accountSecurity.changePassword, { password: demoPassword, newPassword });
  },
} as const;

export type EndElsewhere = keyof typeof endElsewhere;
