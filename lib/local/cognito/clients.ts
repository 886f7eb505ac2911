import { createHmac } from 'node:crypto';
import { serverClientName } from '../../../shared/core/token-scopes.ts';
import { sameText } from './compare-secrets.ts';
import { notAuthorized, resourceNotFound } from './errors.ts';
import { scriptsClientId, serverClientId, webClientId } from './pool-identity.ts';

export type AuthFlow = 'USER_SRP_AUTH' | 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH';

/** A client without a secret is public. */
export interface Client {
  id: string;
  name: string;
  secret?: string;
  flows: readonly AuthFlow[];
  /** Attributes that are in the client's ID tokens and that its access tokens can read; if absent, all. */
  readAttributes?: readonly string[];
  /** Attributes that the client's access tokens can write; if absent, all. */
  writeAttributes?: readonly string[];
}

export type AttributePermissions = Pick<Client, 'readAttributes' | 'writeAttributes'>;

export type Clients = ReturnType<typeof createClients>;

export function createClients(
  secrets: { scriptsClientSecret: string; serverClientSecret: string },
  permissions: AttributePermissions,
) {
  const clients: Client[] = [
    { id: webClientId, name: 'web', flows: ['USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH'], ...permissions },
    {
      id: scriptsClientId,
      name: 'scripts',
      secret: secrets.scriptsClientSecret,
      flows: ['ADMIN_USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'],
      ...permissions,
    },
    {
      id: serverClientId,
      name: serverClientName,
      secret: secrets.serverClientSecret,
      flows: ['ADMIN_USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'],
      ...permissions,
    },
  ];

  return {
    get(id: string): Client {
      const client = clients.find(candidate => candidate.id === id);
      if (!client) throw resourceNotFound(`User pool client ${id} does not exist.`);
      return client;
    },
  };
}

/** Checks that the caller knows the client's secret, by a hash of user name and secret. */
export function checkSecretHash(client: Client, username: string, hash: string | undefined): void {
  if (!client.secret) {
    if (hash === undefined) return;
    throw notAuthorized(`Client ${client.id} is not configured for secret but secret hash was received`);
  }
  if (hash === undefined) {
    throw notAuthorized(`Client ${client.id} is configured with secret but SECRET_HASH was not received`);
  }
  const expected = createHmac('sha256', client.secret)
    .update(username + client.id)
    .digest('base64');
  if (!sameText(expected, hash)) {
    throw notAuthorized(`Unable to verify secret hash for client ${client.id}`);
  }
}

/** Rejects a request that does not contain the secret of the app client. */
export function checkClientSecret(client: Client, secret: string | undefined): void {
  if (!sameText(client.secret ?? '', secret ?? '')) {
    throw notAuthorized(`Unable to verify secret for client ${client.id}`);
  }
}

export function checkWritable({ writeAttributes }: Client, names: string[]): void {
  if (names.some(name => writeAttributes && !writeAttributes.includes(name)))
    throw notAuthorized('A client attempted to write unauthorized attribute');
}

export function readable<Named extends { Name: string }>({ readAttributes }: Client, list: Named[]): Named[] {
  return list.filter(({ Name }) => Name === 'sub' || !readAttributes || readAttributes.includes(Name));
}
