import { queryOptions } from '@tanstack/react-query';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import type { Draft, SavedDraft } from '../../../shared/features/cases/drafts/schema.ts';
import { call } from './call.ts';
import { logWarning } from './log.ts';
import { queryClient } from './query-client.ts';

/** Which form a draft is of: its name or the id of what it changes, and the child it is about, if any. */
export interface DraftKey {
  form: string;
  caseId?: string;
}

/** What the server keeps of a form. A form asks once, when it opens; from then on it knows better. */
export function draftQuery({ form, caseId }: DraftKey) {
  return queryOptions({
    queryKey: ['drafts', caseId ?? '', form],
    queryFn: () => (caseId ? call(drafts.getCaseDraft, { caseId, form }) : call(drafts.getDraft, { form })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What is kept of a form now; a draft that cannot be had does not keep anybody from writing. */
export function fetchDraft(draftKey: DraftKey): Promise<Draft | null> {
  return queryClient.fetchQuery({ ...draftQuery(draftKey), staleTime: 0 }).catch(error => {
    logWarning('A draft could not be loaded', error);
    return null;
  });
}

export async function saveDraft(draftKey: DraftKey, body: string): Promise<SavedDraft> {
  const { form, caseId } = draftKey;
  const saved = await (caseId
    ? call(drafts.saveCaseDraft, { caseId, form, body })
    : call(drafts.saveDraft, { form, body }));
  const draft: Draft = { body, ...saved };
  queryClient.setQueryData<Draft | null>(draftQuery(draftKey).queryKey, draft);
  return saved;
}

export async function discardDraft(draftKey: DraftKey): Promise<void> {
  const { form, caseId } = draftKey;
  queryClient.setQueryData(draftQuery(draftKey).queryKey, null);
  await (caseId ? call(drafts.discardCaseDraft, { caseId, form }) : call(drafts.discardDraft, { form }));
}
