import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, RequestOf } from '../../../../shared/core/endpoint.ts';
import { caseRights } from '../../../../shared/features/privacy/case-rights/endpoints.ts';
import { CaseRights } from '../../../../shared/features/privacy/case-rights/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';

const pollMs = 2_000;

export const caseRightsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-rights', caseId],
    queryFn: ({ signal }) => call(caseRights.getCaseRights, { caseId }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.bundle?.state === 'preparing' ? pollMs : false),
  });

/**
 * Sends a data protection decision and shows a toast.
 * @param takeRefusal returns whether the caller shows the error itself
 * @returns errors by field; undefined on success
 */
export function useDecision<E extends Endpoint & { output: typeof CaseRights }>(
  endpoint: E,
  doneText: (after: CaseRights) => string,
  takeRefusal: (refusal: CallError) => boolean = () => false,
) {
  const errorText = useErrorText();
  const mutation = useApiMutation(endpoint);

  async function decide(input: RequestOf<E>): Promise<Record<string, string> | undefined> {
    try {
      const after = CaseRights.parse(await mutation.mutateAsync(input));
      queryClient.setQueryData(caseRightsQuery(after.id).queryKey, after);
      void queryClient.invalidateQueries();
      toastDone(doneText(after));
      return undefined;
    } catch (error) {
      if (error instanceof CallError && takeRefusal(error)) return {};
      const fields = error instanceof CallError ? error.fields : {};
      if (Object.keys(fields).length === 0) toastFailed(errorText(error, 'edit'));
      return fields;
    }
  }

  return { decide, isDeciding: mutation.isPending };
}
