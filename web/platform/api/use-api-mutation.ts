import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { call } from './call.ts';
import type { Action } from './use-action.ts';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

/** A mutation by a call of the API. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  onSuccess?: (answer: ResponseOf<E>, input: RequestOf<E>) => unknown,
): Action<RequestOf<E>, ResponseOf<E>> {
  return useIdempotentMutation(
    (input: RequestOf<E>, idempotencyKey) => call(endpoint, input, { idempotencyKey }),
    onSuccess,
  );
}
