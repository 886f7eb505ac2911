import { useRef } from 'react';
import { type Action, useAction } from './use-action.ts';

/**
 * A mutation. Sending the same input again after a lost response reuses the
 * idempotency key, so clicking twice has one effect.
 */
export function useIdempotentMutation<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
  onSuccess?: (answer: Answer, input: Input) => unknown,
): Action<Input, Answer> {
  const lastAttempt = useRef({ content: '', key: '' });
  return useAction(
    (input: Input) => {
      const content = JSON.stringify(input);
      if (lastAttempt.current.content !== content)
        lastAttempt.current = { content, key: crypto.randomUUID() };
      return send(input, lastAttempt.current.key);
    },
    (answer, input) => {
      lastAttempt.current = { content: '', key: '' };
      return onSuccess?.(answer, input);
    },
  );
}
