import { selfServiceScope } from '../../../shared/core/token-scopes.ts';
import { attributesOf } from './attributes.ts';
import type { Client } from './clients.ts';
import type { Pool } from './pool.ts';
import { region, userPoolId } from './pool-identity.ts';
import type { Session } from './sessions.ts';
import type { User } from './users.ts';

export type TokenSource =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_NewPasswordChallenge'
  | 'TokenGeneration_RefreshTokens';

export const groupNames = (pool: Pool, user: User) => pool.groups.listOf(user.sub).map(group => group.name);

/** The trigger decides which scopes they have. */
export async function issueTokens(
  pool: Pool,
  client: Client,
  user: User,
  session: Session,
  triggerSource: TokenSource,
) {
  const groups = groupNames(pool, user);
  const { response } = await pool.triggers.preTokenGeneration({
    version: '2',
    region,
    userPoolId,
    triggerSource,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'local', clientId: client.id },
    request: {
      userAttributes: attributesOf(user),
      groupConfiguration: { groupsToOverride: groups },
      scopes: [selfServiceScope],
    },
    response: { claimsAndScopeOverrideDetails: {} },
  });
  const { scopesToAdd = [], scopesToSuppress = [] } =
    response.claimsAndScopeOverrideDetails?.accessTokenGeneration ?? {};
  const scopes = [selfServiceScope, ...scopesToAdd].filter(scope => !scopesToSuppress.includes(scope));
  return pool.tokens.issue(user, session, { groups, client, scopes });
}
