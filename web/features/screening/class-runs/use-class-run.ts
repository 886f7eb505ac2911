import { useQuery } from '@tanstack/react-query';
import { discardDraft, draftQuery, saveDraft } from '../../../platform/api/drafts.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { type ClassRun, readRun } from './class-run.ts';

const draftKey = { form: 'classrun' };

/** The tester's current class run. It continues on each device on which the tester signs in. */
export function useClassRun(today: string) {
  const errorText = useErrorText();
  const { data, isPending, error, refetch } = useQuery({ ...draftQuery(draftKey), staleTime: 5_000 });
  return {
    run: readRun(data?.body, today),
    isPending,
    error,
    refetch,
    async change(run: ClassRun | null): Promise<void> {
      const query = draftQuery(draftKey).queryKey;
      const before = queryClient.getQueryData(query);
      const body = run && JSON.stringify(run);
      queryClient.setQueryData(query, body ? { body, savedAt: new Date().toISOString() } : null);
      try {
        if (body) await saveDraft(draftKey, body);
        else await discardDraft(draftKey);
      } catch (failure) {
        queryClient.setQueryData(query, before);
        toastFailed(errorText(failure));
      }
    },
  };
}
