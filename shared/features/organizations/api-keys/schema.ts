import * as z from 'zod';
import { apiKeyPrefix } from '../../../core/api-key-prefix.ts';
import { Instant, PlainDate, RequiredLine } from '../../../core/fields.ts';
import { Id, MemberId } from '../../../core/ids.ts';
import { keyScopes } from '../../../core/permissions.ts';

export const ApiKeyId = Id('apiKey');

/** Number of letters and digits after the prefix of an API key (238 bits). */
export const apiKeySecretLength = 40;
export const ApiKey = z.string().regex(new RegExp(`^${apiKeyPrefix}[0-9A-Za-z]{${apiKeySecretLength}}$`));

export const usualApiKeyDays = 90;
export const maxApiKeyDays = 365;
/** Maximum number of valid API keys per organisation. */
export const maxApiKeys = 20;
/** Number of days for which an API key stays in the list after it has expired or was revoked. */
export const endedApiKeyDays = 90;

/** Permissions that an API key may have, from the permission table. */
export const ApiKeyScope = z.enum(keyScopes);

export const NewApiKey = z.strictObject({
  name: RequiredLine,
  scopes: z.array(ApiKeyScope).min(1).max(keyScopes.length),
  days: z.int().min(1).max(maxApiKeyDays).default(usualApiKeyDays),
  /** SHA-256 of the API key, base64url. Only the person who generated the key knows the key itself. */
  hash: z.string().regex(/^[\w-]{43}$/),
  /** The last four characters of the key, so that people can tell keys apart. */
  ending: z.string().regex(/^[0-9A-Za-z]{4}$/),
});

/** A stored API key. Only the hash of the key is stored, never the key itself. */
export const ApiKeyRecord = z.object({
  id: ApiKeyId,
  name: RequiredLine,
  scopes: z.array(ApiKeyScope),
  hash: z.string(),
  ending: z.string(),
  madeAt: Instant,
  madeBy: MemberId,
  until: Instant,
  revokedAt: Instant.nullable(),
  revokedBy: MemberId.nullable(),
});
export type ApiKeyRecord = z.output<typeof ApiKeyRecord>;

export const ShownApiKey = ApiKeyRecord.omit({ hash: true })
  .extend({
    /** Name of the person who created the key; null if the person has left. */
    madeByName: z.string().nullable(),
    /** Whether the creator of the API key is still an admin; if not, the key is not accepted. */
    isMakerAdmin: z.boolean(),
    lastUsedOn: PlainDate.nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ShownApiKey = z.output<typeof ShownApiKey>;

export const RevokedApiKey = z.object({ id: ApiKeyId, revokedAt: Instant });
export type RevokedApiKey = z.output<typeof RevokedApiKey>;

export type ApiKeyState = 'active' | 'revoked' | 'expired';

/** @param now milliseconds since 1970 */
export function apiKeyState(
  { revokedAt, until }: Pick<ApiKeyRecord, 'revokedAt' | 'until'>,
  now: number,
): ApiKeyState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(until) <= now ? 'expired' : 'active';
}
