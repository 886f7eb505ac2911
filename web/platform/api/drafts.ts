import { queryOptions } from '@tanstack/react-query';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import type { Draft, SavedDraft } from '../../../shared/features/cases/drafts/schema.ts';
import { call } from './call.ts';
import { logQuietly } from './log.ts';
import { queryClient } from './query-client.ts';

/** Which form a draft is of: its name or the id of what it changes, and the child it is about, if any. */
export interface DraftPlace {
  form: string;
  caseId?: string;
}

/** What the server keeps of a form. A form asks once, when it opens; from then on it knows better. */
export function draftQuery({ form, caseId }: DraftPlace) {
  return queryOptions({
    queryKey: ['drafts', caseId ?? '', form],
    queryFn: () => (caseId ? call(drafts.getCaseDraft, { caseId, form }) : call(drafts.getDraft, { form })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** What is kept of a form now; a draft that cannot be had does not keep anybody from writing. */
export function fetchDraft(place: DraftPlace): Promise<Draft | null> {
  return queryClient.fetchQuery({ ...draftQuery(place), staleTime: 0 }).catch(error => {
    logQuietly('A draft could not be loaded', error);
    return null;
  });
}

export async function saveDraft(place: DraftPlace, body: string): Promise<SavedDraft> {
  const { form, caseId } = place;
  const saved = await (caseId
    ? call(drafts.saveCaseDraft, { caseId, form, body })
    : call(drafts.saveDraft, { form, body }));
  const draft: Draft = { body, ...saved };
  queryClient.setQueryData<Draft | null>(draftQuery(place).queryKey, draft);
  return saved;
}

export async function discardDraft(place: DraftPlace): Promise<void> {
  const { form, caseId } = place;
  queryClient.setQueryData(draftQuery(place).queryKey, null);
  await (caseId ? call(drafts.discardCaseDraft, { caseId, form }) : call(drafts.discardDraft, { form }));
}
