import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { serverClientName } from '../../../shared/core/token-scopes.ts';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

export type IsServerClient = (userPoolId: string, clientId: string) => Promise<boolean>;

/**
 * Finds the server's app client by its name. Triggers of the user pool are deployed before the pool's
 * clients, so their environment cannot contain the client's id.
 */
export function findServerClient({
  region,
  standIns,
}: Pick<Environment, 'region' | 'standIns'>): IsServerClient {
  const client = new CognitoIdentityProviderClient({
    region,
    endpoint: standIns?.endpoints.cognito,
    credentials: standIns?.credentials,
    requestHandler: awsTimeouts,
  });
  const known = new Map<string, boolean>();
  return async (UserPoolId, ClientId) => {
    const before = known.get(ClientId);
    if (before !== undefined) return before;
    const { UserPoolClient } = await client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }));
    const isServers = UserPoolClient?.ClientName === serverClientName;
    known.set(ClientId, isServers);
    return isServers;
  };
}
