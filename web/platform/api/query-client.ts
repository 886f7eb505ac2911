import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { callContext } from './call-context.ts';
import { CallError } from './call-error.ts';

/** Error codes that end this tab's session. */
const sessionEndingCodes = new Set([
  'session.missing',
  'session.ended',
  'session.expired',
  'member.suspended',
  'organization.foreign',
  'organization.archived',
]);

/** Whether an error means that the session has ended. */
export function endsSession(error: unknown): error is CallError {
  return error instanceof CallError && sessionEndingCodes.has(error.code);
}

function onError(error: unknown): void {
  if (endsSession(error)) callContext.onSessionEnd(error.code);
}

/** A list that was open for so long that its cursor has expired is loaded from its beginning. */
function onQueryError(error: unknown, { queryKey }: Pick<Query, 'queryKey'>): void {
  onError(error);
  if (!(error instanceof CallError && error.fields.cursor)) return;
  queryClient.resetQueries({ queryKey, exact: true });
  callContext.onListRestart();
}

/** The query cache. In memory only: the browser stores nothing about a child. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onQueryError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.isTransient,
      retryDelay: 800,
    },
  },
});
