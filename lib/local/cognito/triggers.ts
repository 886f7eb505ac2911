import type { PostConfirmationTriggerEvent, PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { CognitoError } from './errors.ts';

/** The pool's Lambda triggers, except the one that writes emails. Without a trigger, nothing changes. */
export interface Triggers {
  preTokenGeneration: (event: PreTokenGenerationV2TriggerEvent) => Promise<PreTokenGenerationV2TriggerEvent>;
  postConfirmation: (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>;
}

/** Wraps the triggers. If a trigger throws an error, callers get Cognito's error for that. */
export function createTriggers({
  preTokenGeneration = async event => event,
  postConfirmation = async event => event,
}: Partial<Triggers>): Triggers {
  const guarded =
    <Event>(name: string, trigger: (event: Event) => Promise<Event>) =>
    (event: Event) =>
      trigger(event).catch(error => {
        const reason = error instanceof Error ? error.message : 'unknown';
        throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${reason}.`);
      });
  return {
    preTokenGeneration: guarded('PreTokenGeneration', preTokenGeneration),
    postConfirmation: guarded('PostConfirmation', postConfirmation),
  };
}
