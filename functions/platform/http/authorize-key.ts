import type { Endpoint, Needs } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import {
  type Caller,
  type Permission,
  permissionScope,
  readByScopes,
} from '../../../shared/core/permissions.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import type { ApiKeyRecord } from '../../../shared/features/organizations/api-keys/schema.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import type { AuthState } from './auth-state.ts';
import { type Authorization, parseRecords, requireModule } from './authorize.ts';
import type { RecordTypes } from './record-types.ts';

/** Whether a Lambda opens a call to keys with these scopes. */
export type AcceptsKeys = (endpoint: Endpoint, scopes: readonly Permission[]) => boolean;

interface KeyAuthorization extends Authorization {
  /** The kinds of personal data that answers may contain. */
  reads: Set<PersonalData>;
}

/**
 * Authorizes a call with a key. The key reads what its scopes cover, limited to what the admin who made it
 * may read, and no personal records.
 * @throws AppError
 */
export async function authorizeKey(
  recordTypes: RecordTypes,
  endpoint: Endpoint,
  key: ApiKeyRecord,
  { organization, member, module, records: items }: AuthState,
  now: number,
  accepts: AcceptsKeys,
): Promise<KeyAuthorization> {
  if (!organization || !isActiveAdmin(member)) throw new AppError('api-key.unusable');
  if (organization.status === 'archived') throw new AppError('organization.archived');
  const { needs } = endpoint;
  if (!accepts(endpoint, key.scopes) || !(key.scopes as readonly Needs[]).includes(needs))
    throw new AppError('permission.denied');
  const caller: Caller = { role: 'admin', visibility: member.visibility };
  const scope = permissionScope(caller, needs as Permission);
  if (scope === 'none') throw new AppError('permission.denied');
  if (endpoint.module) requireModule(module, organization, now);
  const records = await parseRecords(recordTypes, items, { sub: key.id, scope, role: 'admin' });
  return { caller, scope, records, reads: readByScopes(key.scopes) };
}

const isActiveAdmin = (member: MemberRecord | undefined): member is MemberRecord =>
  member?.role === 'admin' && member.status === 'active' && member.finishedRegistration;
