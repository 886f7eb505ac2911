import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { customMessage } from '../features/people/account/cognito-message.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';

export type CognitoTrigger = (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>;

/** Custom message trigger: sets the text of Cognito's mails. */
export function createCognitoLambda(environment: Pick<Environment, 'webUrl'>): CognitoTrigger {
  return async event => customMessage(event, environment.webUrl);
}

export const handler = lazyHandler(() => createCognitoLambda(readEnvironment(process.env)));
