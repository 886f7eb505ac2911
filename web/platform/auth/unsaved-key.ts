import { queryOptions } from '@tanstack/react-query';
import { drafts } from '../../../shared/features/cases/drafts/endpoints.ts';
import { call } from '../api/call.ts';
import { fromBase64, importKey, randomBytes, toBase64 } from '../offline/encrypt.ts';
import { unsavedKeyName } from './device-data.ts';

/** The server keeps the key as a draft of its owner, for 30 days after it was last needed. */
const draft = { form: 'unsavedkey' };
const keyBytes = 32;
const renewAfterMs = 86_400_000;

/**
 * The key of what somebody has not stored yet. The server has it and gives it to nobody else; a browser has it in
 * memory alone, so that after the end of a session only its owner opens what was encrypted.
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
  // Another device may have made one at the same moment; both go on with the one that is there.
  return (await call(drafts.getDraft, draft))?.body ?? body;
}
