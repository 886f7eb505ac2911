import { createHmac } from 'node:crypto';
import { sameText } from './compare-secrets.ts';
import { notAuthorized, resourceNotFound } from './errors.ts';
import { scriptsClientId, webClientId } from './pool-identity.ts';

export type AuthFlow = 'USER_SRP_AUTH' | 'ADMIN_USER_PASSWORD_AUTH' | 'REFRESH_TOKEN_AUTH';

/** An app client; one without a secret is public. */
export interface Client {
  id: string;
  name: string;
  secret?: string;
  flows: readonly AuthFlow[];
}

export type Clients = ReturnType<typeof createClients>;

export function createClients(scriptsClientSecret: string) {
  const clients: Client[] = [
    { id: webClientId, name: 'web', flows: ['USER_SRP_AUTH', 'REFRESH_TOKEN_AUTH'] },
    {
      id: scriptsClientId,
      name: 'scripts',
      secret: scriptsClientSecret,
      flows: ['ADMIN_USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'],
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

/** Refuses a call that does not prove it knows the client's secret for this user name. */
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

/** Refuses a call that does not carry the client's secret itself. */
export function checkClientSecret(client: Client, secret: string | undefined): void {
  if (!sameText(client.secret ?? '', secret ?? '')) {
    throw notAuthorized(`Unable to verify secret for client ${client.id}`);
  }
}
