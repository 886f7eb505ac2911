import { queryOptions } from '@tanstack/react-query';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { call } from '../api/call.ts';
import { fromBase64, importKey, randomBytes, toBase64 } from '../offline/encrypt.ts';
import { unsavedKeyName } from './device-data.ts';

/** Name of the draft in which the server keeps the key, for its owner, for 30 days after its last use. */
const draft = { form: 'unsavedkey' };
const keyBytes = 32;
const renewAfterMs = dayMs;

/**
 * The encryption key of a user's unsaved work. The server gives it to its owner only, and browsers keep it in
 * memory, so that after a session only the owner can decrypt the data.
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
  // Another device may have created a key at the same time, so both devices use the stored one.
  return (await call(drafts.getDraft, draft))?.body ?? body;
}
