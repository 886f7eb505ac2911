import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  GroupExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Cognito } from './start-cognito.ts';

/** Creates the group of platform administrators, unless it exists. */
export async function createGroups(
  { endpoint, userPoolId }: Pick<Cognito, 'endpoint' | 'userPoolId'>,
  region: string,
): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials });
  try {
    await client.send(new CreateGroupCommand({ UserPoolId: userPoolId, GroupName: 'superadmin' }));
  } catch (error) {
    if (!(error instanceof GroupExistsException)) throw error;
  } finally {
    client.destroy();
  }
}
