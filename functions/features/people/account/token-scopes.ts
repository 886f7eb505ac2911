import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { apiScope, selfServiceScope } from '../../../../shared/core/token-scopes.ts';

/**
 * Takes from access tokens what Cognito would do for whoever holds one, and lets them in at our API instead.
 * @param isServers whether no token of this client leaves the server
 */
export function scopeTokens(
  event: PreTokenGenerationV2TriggerEvent,
  isServers: boolean,
): PreTokenGenerationV2TriggerEvent {
  event.response = {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: isServers
        ? {}
        : { scopesToAdd: [apiScope], scopesToSuppress: [selfServiceScope] },
    },
  };
  return event;
}
