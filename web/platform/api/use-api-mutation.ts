import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  creates,
  type Endpoint,
  pathParameters,
  type RequestOf,
  type ResponseOf,
} from '../../../shared/core/endpoint.ts';
import { untilPageIsShown } from '../routing/shown-page.ts';
import { call } from './call.ts';
import { Intentions } from './intentions.ts';
import { setPressCreates } from './repeated-presses.ts';

export interface Outcome<Answer> {
  onSuccess?: (answer: Answer) => unknown;
  onError?: (error: Error) => unknown;
  /** Called after `onSuccess` or `onError`. */
  onSettled?: () => unknown;
}

export interface ApiMutation<Input, Answer> {
  isPending: boolean;
  /** Whether the latest request of the mutation has succeeded. */
  isSuccess: boolean;
  mutate: (input: Input, outcome?: Outcome<Answer>) => void;
  mutateAsync: (input: Input) => Promise<Answer>;
}

type Send<Input, Answer> = (input: Input, idempotencyKey: string) => Promise<Answer>;
type OnSuccess<Input, Answer> = (answer: Answer, input: Input) => unknown;

interface MutationOptions {
  /** Whether the mutation also runs offline; other mutations wait for the network. */
  isLocal?: boolean;
}

/**
 * A mutation that calls an endpoint, or a function that calls one. If a response was lost, sending the same
 * input again reuses the idempotency key and has no second effect. A mutation that creates a record stays
 * locked until the call fails, or the page or dialog has changed; presses have no effect while it is locked.
 * Reports the outcome even after the component unmounts, unlike the callbacks of React Query's `mutate`.
 */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  onSuccess?: OnSuccess<RequestOf<E>, ResponseOf<E>>,
): ApiMutation<RequestOf<E>, ResponseOf<E>>;
export function useApiMutation<Input, Answer>(
  send: Send<Input, Answer>,
  onSuccess?: OnSuccess<Input, Answer>,
  options?: MutationOptions,
): ApiMutation<Input, Answer>;
export function useApiMutation(
  target: Endpoint | Send<unknown, unknown>,
  onSuccess?: OnSuccess<never, never>,
  { isLocal = false }: MutationOptions = {},
): ApiMutation<unknown, unknown> {
  /** Whether a request may create a record; a function may if it has a parameter for an idempotency key. */
  const isOneRecord = typeof target === 'function' ? target.length > 1 : creates(target);
  const [intentions] = useState(() => new Intentions(isOneRecord));
  const [begun, setBegun] = useState(0);
  const [over, setOver] = useState(0);
  /** Subjects of ended submissions. They stay locked until React has rendered. */
  const ending = useRef<string[]>([]);
  const { isPending, isSuccess, mutateAsync } = useMutation({
    networkMode: isLocal ? 'always' : 'online',
    mutationFn: ({ input, idempotencyKey }: Sent) =>
      typeof target === 'function'
        ? target(input, idempotencyKey)
        : call(target, input as RequestOf<Endpoint>, { idempotencyKey }),
    onSuccess: (answer, { input, subject }) => {
      if (!isOneRecord) intentions.end(subject);
      return onSuccess?.(answer as never, input as never);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each ended submission
  useLayoutEffect(() => {
    for (const subject of ending.current.splice(0)) intentions.end(subject);
  }, [over]);

  /** Sends the input; returns undefined while the subject is locked by another submission. */
  function send(input: unknown, outcome?: Outcome<unknown>): Promise<unknown> | undefined {
    const subject = isOneRecord ? subjectOf(target, input) : '';
    const idempotencyKey = intentions.begin(subject, JSON.stringify(input) ?? 'nothing');
    if (!idempotencyKey) return;
    const running = mutateAsync({ input, subject, idempotencyKey });
    if (isOneRecord) {
      setPressCreates(true);
      setBegun(count => count + 1);
    }
    running.then(
      () => isOneRecord && settled.finally(() => release(subject)),
      error => {
        intentions.fail(subject, error);
        if (!isOneRecord) return;
        setPressCreates(false);
        setOver(count => count + 1);
      },
    );
    const settled = outcome ? settle(running, outcome) : running;
    return running;
  }

  /** Unlocks a subject once callers have closed the dialog or navigated and the next page is shown. */
  async function release(subject: string): Promise<void> {
    await new Promise(resolve => setTimeout(resolve));
    await untilPageIsShown();
    ending.current.push(subject);
    setOver(count => count + 1);
  }

  return {
    isPending: isPending || begun > over,
    isSuccess,
    mutateAsync: input => send(input) ?? new Promise(() => {}),
    mutate: (input, outcome = {}) => void send(input, outcome),
  };
}

interface Sent {
  input: unknown;
  subject: string;
  idempotencyKey: string;
}

/** Subject of a submission: its path parameters, so that requests for other records are not locked. */
function subjectOf(target: Endpoint | Send<unknown, unknown>, input: unknown): string {
  if (typeof target === 'function') return '';
  const values = input as Record<string, unknown>;
  return pathParameters(target.path)
    .map(name => String(values[name]))
    .join(' ');
}

/** Calls the callbacks when a promise settles. An error thrown by `onSuccess` is not passed to `onError`. */
export async function settle<Answer>(
  running: Promise<Answer>,
  { onSuccess, onError, onSettled }: Outcome<Answer> = {},
): Promise<void> {
  try {
    await running.then(
      answer => onSuccess?.(answer),
      error => onError?.(error),
    );
  } finally {
    onSettled?.();
  }
}
