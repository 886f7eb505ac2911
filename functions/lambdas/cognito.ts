import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { customMessage } from '../features/people/account/cognito-message.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { lazyHandler } from '../platform/lazy-handler.ts';

export type CognitoTrigger = (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>;

/** Words the mails that Cognito sends by itself. */
export function createCognitoLambda(environment: Pick<Environment, 'webUrl'>): CognitoTrigger {
  return async event => customMessage(event, environment.webUrl);
}

export const handler = lazyHandler(() => createCognitoLambda(readEnvironment(process.env)));
