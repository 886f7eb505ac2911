import { queryOptions } from '@tanstack/react-query';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import type { Draft, SavedDraft } from '../../../shared/features/cases/drafts/schema.ts';
import { call } from './call.ts';
import { logWarning } from './log.ts';
import { queryClient } from './query-client.ts';

/** Identifies a draft: the form (its name, or the id of the edited record) and the child, if any. */
export interface DraftKey {
  form: string;
  caseId?: string;
}

/** Reads the stored draft. Used once when the form opens; later the form has newer values. */
export function draftQuery({ form, caseId }: DraftKey) {
  return queryOptions({
    queryKey: ['drafts', caseId ?? '', form],
    queryFn: () => (caseId ? call(drafts.getCaseDraft, { caseId, form }) : call(drafts.getDraft, { form })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Loads the stored draft; null if loading fails, so that the form still opens. */
export function fetchDraft(draftKey: DraftKey): Promise<Draft | null> {
  return queryClient.fetchQuery({ ...draftQuery(draftKey), staleTime: 0 }).catch(error => {
    logWarning('A draft could not be loaded', error);
    return null;
  });
}

export async function saveDraft(draftKey: DraftKey, body: string): Promise<SavedDraft> {
  const { form, caseId } = draftKey;
  // Updates the cache before the response arrives, because the form may be opened again before that.
  const typed: Draft = { body, savedAt: new Date().toISOString() };
  queryClient.setQueryData<Draft | null>(draftQuery(draftKey).queryKey, typed);
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
