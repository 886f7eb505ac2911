import { queryOptions } from '@tanstack/react-query';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { call } from '../api/call.ts';
import { fromBase64, importKey, randomBytes, toBase64 } from '../offline/encrypt.ts';
import { unsavedKeyName } from './device-data.ts';

/** Name of the draft in which the server stores the key for its owner, until 30 days after its last use. */
const draft = { form: 'unsavedkey' };
const keyBytes = 32;
const renewAfterMs = dayMs;

/**
 * The key that encrypts a user's unsaved work. The server gives it only to its owner, and browsers keep it in
 * memory, so that after the session nobody else can decrypt the data.
 */
export const unsavedKeyQuery = queryOptions({
  queryKey: unsavedKeyName,
  queryFn: async () => importKey(fromBase64(await readKey())),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});

async function readKey(): Promise<string> {
  const stored = await call(drafts.getDraft, draft);
  if (stored && Date.now() - Date.parse(stored.savedAt) < renewAfterMs) return stored.body;
  const body = stored?.body ?? toBase64(randomBytes(keyBytes));
  await call(drafts.saveDraft, { ...draft, body });
  // Another device may have created a key at the same time; both devices use the one that the server stored.
  return (await call(drafts.getDraft, draft))?.body ?? body;
}
