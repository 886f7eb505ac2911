import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { call } from './call.ts';

/**
 * A mutation. Sending the same input again after a lost response reuses the
 * idempotency key, so clicking twice has one effect.
 */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  onSuccess?: (answer: ResponseOf<E>, input: RequestOf<E>) => unknown,
): UseMutationResult<ResponseOf<E>, Error, RequestOf<E>> {
  const lastAttempt = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: (input: RequestOf<E>) => {
      const content = JSON.stringify(input);
      if (lastAttempt.current.content !== content)
        lastAttempt.current = { content, key: crypto.randomUUID() };
      return call(endpoint, input, { idempotencyKey: lastAttempt.current.key });
    },
    onSuccess: (answer, input) => {
      lastAttempt.current = { content: '', key: '' };
      return onSuccess?.(answer, input);
    },
  });
}
