import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda';
import { customMessage } from '../features/people/account/cognito-message.ts';
import { scopeTokens } from '../features/people/account/token-scopes.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { personIdIn } from '../platform/identity/person-id.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';

export type CognitoEvent =
  | CustomMessageTriggerEvent
  | PreTokenGenerationV2TriggerEvent
  | PostConfirmationTriggerEvent;
export type CognitoTrigger = <Event extends CognitoEvent>(event: Event) => Promise<Event>;

/**
 * Handles Cognito's triggers: it writes the emails, sets the scopes of tokens, and reacts to passwords that
 * people set directly in Cognito.
 */
export function createCognitoLambda(environment: Environment, now: () => number = Date.now): CognitoTrigger {
  const serverClient = memoizeAsync(async () => {
    const { findServerClient } = await import('../platform/identity/server-client.ts');
    return findServerClient(environment);
  });
  const passwordChanged = async ({ userName, request }: CognitoEvent) => {
    const sub = personIdIn(userName, request.userAttributes.sub);
    const [{ passwordChangeContext }, { completePasswordChange }] = await Promise.all([
      import('../composition/password-change-context.ts'),
      import('../features/people/account/complete-password-change.ts'),
    ]);
    await completePasswordChange(passwordChangeContext(environment, now, sub), sub);
  };
  return async event => {
    if (isPostConfirmation(event)) {
      if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await passwordChanged(event);
    } else if (isTokenGeneration(event)) {
      if (event.triggerSource === 'TokenGeneration_NewPasswordChallenge') await passwordChanged(event);
      const { userPoolId, callerContext } = event;
      const isServers = await serverClient();
      scopeTokens(event, await isServers(userPoolId, callerContext.clientId));
    } else customMessage(event as CustomMessageTriggerEvent, environment.webUrl);
    return event;
  };
}

const isPostConfirmation = (event: CognitoEvent): event is PostConfirmationTriggerEvent =>
  event.triggerSource.startsWith('PostConfirmation_');
const isTokenGeneration = (event: CognitoEvent): event is PreTokenGenerationV2TriggerEvent =>
  event.triggerSource.startsWith('TokenGeneration_');

export const handler = lazyHandler(() => createCognitoLambda(readEnvironment(process.env)));
