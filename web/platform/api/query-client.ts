import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';
import { callContext } from './connection.ts';

/** Refusals after which this tab can do nothing more in the session it had. */
const sessionEndingCodes = new Set([
  'session.missing',
  'session.ended',
  'session.expired',
  'member.suspended',
  'organization.foreign',
  'organization.archived',
]);

/** Whether an error says that the session is over, whoever asked. */
export function endsSession(error: unknown): error is CallError {
  return error instanceof CallError && sessionEndingCodes.has(error.code);
}

function onError(error: unknown): void {
  if (endsSession(error)) callContext.onSessionEnd(error.code);
}

/** What the server said last. Only in memory: nothing about a child is kept by the browser. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.isTransient,
      retryDelay: 800,
    },
  },
});
