import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { callContext } from './call-context.ts';
import { CallError } from './call-error.ts';

/** Handles a failed query: restarts a list whose cursor has expired. */
function onQueryError(error: unknown, { queryKey }: Pick<Query, 'queryKey'>): void {
  if (!(error instanceof CallError && error.fields.cursor)) return;
  queryClient.resetQueries({ queryKey, exact: true });
  callContext.onListRestart();
}

function onMutationSuccess(): void {
  callContext.onDone();
}

/** The query cache. It is in memory only, so that the browser stores nothing about a child. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryError }),
  mutationCache: new MutationCache({ onSuccess: onMutationSuccess }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 1 && error instanceof CallError && error.isTransient && error.status !== 429,
      retryDelay: 800,
    },
  },
});
