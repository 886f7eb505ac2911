import { useMutation } from '@tanstack/react-query';

/** What to do when an action is over. */
export interface Outcome<Answer> {
  onSuccess?: (answer: Answer) => unknown;
  onError?: (error: Error) => unknown;
  /** After the others. */
  onSettled?: () => unknown;
}

/** Something a person does that may take a while or fail. */
export interface Action<Input, Answer> {
  isPending: boolean;
  mutate: (input: Input, outcome?: Outcome<Answer>) => void;
  mutateAsync: (input: Input) => Promise<Answer>;
}

interface ActionOptions {
  /** Needs no network: else it waits for one, where there is none. */
  isLocal?: boolean;
}

/**
 * Runs an action. Its outcome is told even if the component is gone by then: React Query drops the callbacks
 * of `mutate` once their component is unmounted, as that of a button is which its own success takes away.
 */
export function useAction<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  onSuccess?: (answer: Answer, input: Input) => unknown,
  { isLocal = false }: ActionOptions = {},
): Action<Input, Answer> {
  const { isPending, mutateAsync } = useMutation({
    mutationFn: run,
    networkMode: isLocal ? 'always' : 'online',
    onSuccess: (answer, input) => onSuccess?.(answer, input),
  });
  return {
    isPending,
    mutateAsync: input => mutateAsync(input),
    mutate: (input, outcome) => void settle(mutateAsync(input), outcome),
  };
}

/** Calls what belongs to the outcome of a promise, which is never rejected by it. */
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
