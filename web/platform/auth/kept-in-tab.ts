import type * as z from 'zod';
import { logWarning } from '../api/log.ts';
import { queryClient } from '../api/query-client.ts';
import { fromBase64, joinSealed, sealJson, splitSealed, toBase64, unsealJson } from '../offline/encrypt.ts';
import { unsavedPrefix } from './device-data.ts';
import { cachedSession } from './session.ts';
import { unsavedKeyQuery } from './unsaved-key.ts';

/** Runs writes one after another, so that the last one stays. */
let writes: Promise<void> = Promise.resolve();

const keyOf = (personId: string, recordId: string): string => unsavedPrefix(personId) + recordId;

/**
 * Stores unsaved values of a record encrypted in this tab, to survive a reload; an empty list deletes them.
 * Stores nothing without a key or after the session has ended.
 * @param recordId must not identify a person
 */
export function keepInTab(recordId: string, values: readonly unknown[]): Promise<void> {
  writes = writes
    .then(() => write(recordId, values))
    .catch(error => logWarning('What is not stored yet could not be kept', error));
  return writes;
}

const heldKey = (): CryptoKey | undefined => queryClient.getQueryData(unsavedKeyQuery.queryKey);

async function write(recordId: string, values: readonly unknown[]): Promise<void> {
  const owner = cachedSession()?.id;
  const key = heldKey();
  if (owner === undefined || !key) return;
  const name = keyOf(owner, recordId);
  if (values.length === 0) return sessionStorage.removeItem(name);
  const sealed = toBase64(joinSealed(await sealJson(key, values, name)));
  if (cachedSession()?.id === owner && heldKey() === key) sessionStorage.setItem(name, sealed);
}

/** Reads unsaved values kept before a reload or the end of a session; drops unreadable ones. */
export async function keptInTab<Value>(recordId: string, schema: z.ZodType<Value>): Promise<Value[]> {
  const key = await queryClient.fetchQuery(unsavedKeyQuery);
  const owner = cachedSession()?.id;
  const name = owner && keyOf(owner, recordId);
  const sealed = name && sessionStorage.getItem(name);
  if (!sealed) return [];
  const kept = await unsealJson(key, splitSealed(fromBase64(sealed)), name);
  return Array.isArray(kept) ? kept.flatMap(value => schema.safeParse(value).data ?? []) : [];
}
