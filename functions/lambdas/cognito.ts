import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { customMessage } from '../features/people/account/custom-message.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';
import { lazily } from '../platform/lazily.ts';

export type CognitoTrigger = (event: CustomMessageTriggerEvent) => Promise<CustomMessageTriggerEvent>;

/** Words the mails that Cognito sends by itself. */
export function createCognito(environment: Pick<Environment, 'webUrl'>): CognitoTrigger {
  return async event => customMessage(event, environment.webUrl);
}

export const handler = lazily(() => createCognito(readEnvironment(process.env)));
