import * as z from 'zod';
import { type Endpoint, isMutation } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { ApiKey, ApiKeyRecord, apiKeyState } from '../../../shared/features/organizations/api-keys/schema.ts';
import type { Origin } from '../storage/commit.ts';
import { hashSecret } from '../storage/hash-secret.ts';
import { apiKeyKey, apiKeyOwnerKey, apiKeyUseKey } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Item } from '../storage/write.ts';
import { type AuthSources, type AuthState, readAsMember } from './auth-state.ts';
import type { Authorization } from './authorize.ts';
import { type AcceptsKeys, authorizeKey } from './authorize-key.ts';
import type { CallEvent } from './call-event.ts';
import { hashRequest } from './hash-request.ts';
import { readIdempotencyKey, storedAnswerKey } from './idempotency.ts';
import type { TenantRateLimiter } from './tenant-rate-limiter.ts';

const KeyOwner = z.object({ organization: z.string(), id: z.string(), member: z.string() });

interface KeyServices extends AuthSources {
  rateLimiter: TenantRateLimiter;
  acceptsApiKeys?: AcceptsKeys;
  now: () => number;
}

interface KeyCall {
  event: CallEvent;
  token: undefined;
  authState: AuthState | undefined;
  authorization: Authorization;
  origin: Origin;
  repeated: Item | undefined;
}

type Network = Pick<Origin, 'requestId' | 'network' | 'now'>;

/**
 * Authenticates and authorizes a request with an API key. Finds the key's organisation by the hash of the
 * key, then reads everything else in one batch with the organisation's IAM role. Counts the request for the
 * rate limit, and stores on which day the key was used.
 * @throws api-key.unusable, organization.foreign, organization.archived, permission.denied, module.needed,
 * record.missing, licence.ended, case.restricted, rate.limited
 */
export async function authenticateKey(
  services: KeyServices,
  endpoint: Endpoint,
  event: CallEvent,
  { key: sent, body }: { key: string; body: string },
  network: Network,
): Promise<KeyCall> {
  const { tables, recordTypes, acceptsApiKeys, rateLimiter, now } = services;
  if (!acceptsApiKeys || !ApiKey.safeParse(sent).success) throw new AppError('api-key.unusable');
  const hash = hashSecret(sent);
  const [owner] = await tables.ownTable.get([apiKeyOwnerKey(hash)]);
  if (!owner) throw new AppError('api-key.unusable');
  const { organization, id, member } = KeyOwner.parse(owner);
  const named = event.headers['x-organization'];
  if (named !== undefined && named !== organization) throw new AppError('organization.foreign');
  const repeatKey = isMutation(endpoint) ? readIdempotencyKey(event.headers) : undefined;
  const at = repeatKey === undefined ? undefined : storedAnswerKey(endpoint, organization, id, repeatKey);
  const caller = { kind: 'key', id } as const;
  rateLimiter.rejectIfExhausted(organization, caller);
  const table = tables.forOrganization(organization);
  const request = { endpoint, pathParameters: event.pathParameters ?? {} };
  const { state, found } = await readAsMember(services, organization, member, request, {
    key: apiKeyKey(organization, id),
    use: apiKeyUseKey(organization, id),
    stored: at,
  });
  const key = ApiKeyRecord.safeParse(found.key).data;
  if (!key || key.hash !== hash || apiKeyState(key, now()) !== 'active')
    throw new AppError('api-key.unusable');
  const { reads, ...authorization } = await authorizeKey(
    recordTypes,
    endpoint,
    key,
    state,
    now(),
    acceptsApiKeys,
  );
  await Promise.all([
    rateLimiter.count(organization, table, caller),
    noteUse(table, organization, id, found.use?.lastUsedOn, now()),
  ]);
  const idempotency =
    at && repeatKey !== undefined
      ? { at, bodyHash: await hashRequest(endpoint, event, body, repeatKey) }
      : undefined;
  const authState = state.member && { ...state, member: { ...state.member, id, fullName: key.name } };
  const origin: Origin = {
    ...network,
    organization,
    by: id,
    idempotency,
    reads,
    key: { scopes: key.scopes, maker: member },
  };
  return { event, token: undefined, authState, authorization, origin, repeated: found.stored };
}

/**
 * Stores on which day the key was last used. Writes only if the day has changed.
 * @param before the day that is stored now
 */
async function noteUse(table: Table, organization: string, id: string, before: unknown, now: number) {
  const today = new Date(now).toISOString().slice(0, 10);
  if (before !== today)
    await table.increment(apiKeyUseKey(organization, id), { days: 1 }, { lastUsedOn: today });
}
