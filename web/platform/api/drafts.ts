import { hashKey, queryOptions } from '@tanstack/react-query';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import type { Draft, SavedDraft } from '../../../shared/features/cases/drafts/schema.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { logWarning } from './log.ts';
import { queryClient } from './query-client.ts';

/** Identifies a draft: the form (its name, or the id of the edited record) and the child, if any. */
export interface DraftKey {
  form: string;
  caseId?: string;
}

/** Writes of drafts that are queued or running. A read of the same draft waits for them. */
const writes = new Map<string, Promise<void>>();
/** Drafts whose last write has failed or is running, so that the cache has newer text than the server. */
const unsent = new Map<string, symbol>();
/** Milliseconds from a failed deletion to the next. */
const retryMs = 10_000;

/** The stored draft. To open a form, use `useDraft` or `fetchDraft`. */
export function draftQuery({ form, caseId }: DraftKey) {
  return queryOptions({
    queryKey: ['drafts', caseId ?? '', form],
    queryFn: () => (caseId ? call(drafts.getCaseDraft, { caseId, form }) : call(drafts.getDraft, { form })),
    staleTime: Number.POSITIVE_INFINITY,
    /** Text that the server lacks is kept until the session ends, also while no form shows it. */
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const listKey = 'draft-list';

/** The children about whom the user has a draft of a form, the newest draft first. */
export const caseDraftsQuery = (form: string) =>
  queryOptions({
    queryKey: [listKey, form],
    queryFn: ({ signal }) => call(drafts.listCaseDrafts, { form }, { signal }),
  });

/**
 * Reads the draft for a form that opens, after running writes of it; another device may have changed it since
 * the last read. If the server cannot be read or lacks what was typed here last, returns the local text; null
 * if there is none, so that the form still opens.
 */
export async function fetchDraft(draftKey: DraftKey): Promise<Draft | null> {
  const query = draftQuery(draftKey);
  await writes.get(hashKey(query.queryKey));
  const local = queryClient.getQueryData(query.queryKey);
  if (local !== undefined && unsent.has(hashKey(query.queryKey))) return local;
  return queryClient.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' }).catch(error => {
    logWarning('A draft could not be loaded', error);
    return local ?? null;
  });
}

/** Lets reads of a draft wait for these writes, which must not throw. */
export function holdReads(draftKey: DraftKey, written: Promise<void>): void {
  const id = hashKey(draftQuery(draftKey).queryKey);
  writes.set(id, written);
  void written.then(() => writes.get(id) === written && writes.delete(id));
}

export function saveDraft(draftKey: DraftKey, body: string): Promise<SavedDraft> {
  const { form, caseId } = draftKey;
  return write(draftKey, { body, savedAt: new Date().toISOString() }, () =>
    caseId ? call(drafts.saveCaseDraft, { caseId, form, body }) : call(drafts.saveDraft, { form, body }),
  );
}

export async function discardDraft(draftKey: DraftKey): Promise<void> {
  const { form, caseId } = draftKey;
  await write(draftKey, null, () =>
    caseId ? call(drafts.discardCaseDraft, { caseId, form }) : call(drafts.discardDraft, { form }),
  );
}

/**
 * Deletes a draft whose form was submitted. Resolves after the first attempt. If the server cannot be reached,
 * tries again later, until the draft is written again or the session ends.
 */
export async function discardForGood(draftKey: DraftKey): Promise<void> {
  const { queryKey } = draftQuery(draftKey);
  const id = hashKey(queryKey);
  const discarding = discardDraft(draftKey);
  const own = unsent.get(id);
  await discarding.catch(error => {
    logWarning('A draft could not be discarded', error);
    if (!(error instanceof CallError) || !error.isTransient) return;
    setTimeout(() => {
      const isCurrent = unsent.get(id) === own && queryClient.getQueryData(queryKey) === null;
      if (isCurrent) void discardForGood(draftKey);
    }, retryMs);
  });
}

/** Sends a draft; the cache has it before the response arrives, and also if the request fails. */
async function write<Answer>(
  draftKey: DraftKey,
  draft: Draft | null,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { queryKey } = draftQuery(draftKey);
  unsent.set(hashKey(queryKey), Symbol());
  queryClient.setQueryData<Draft | null>(queryKey, draft);
  const answer = await send();
  unsent.delete(hashKey(queryKey));
  if (draftKey.caseId) void queryClient.invalidateQueries({ queryKey: [listKey, draftKey.form] });
  return answer;
}
