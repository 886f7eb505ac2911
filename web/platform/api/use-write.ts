import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Answers, Endpoint, Sends } from '../../../shared/core/endpoint.ts';
import { call } from './call.ts';

/**
 * A call that changes something. The same content sent again after a lost answer carries the same
 * idempotency key, so pressing a button twice has one effect.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  onSuccess?: (answer: Answers<E>, input: Sends<E>) => unknown,
): UseMutationResult<Answers<E>, Error, Sends<E>> {
  const lastTry = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: (input: Sends<E>) => {
      const content = JSON.stringify(input);
      if (lastTry.current.content !== content) lastTry.current = { content, key: crypto.randomUUID() };
      return call(endpoint, input, { idempotencyKey: lastTry.current.key });
    },
    onSuccess: (answer, input) => {
      lastTry.current = { content: '', key: '' };
      return onSuccess?.(answer, input);
    },
  });
}
