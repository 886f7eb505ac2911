import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { apiScope, selfServiceScope } from '../../../../shared/core/token-scopes.ts';

/**
 * Removes the scope for Cognito's self-service from access tokens, and adds the scope of our API.
 * @param isServers whether the client keeps its tokens on its server; such tokens stay unchanged
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
