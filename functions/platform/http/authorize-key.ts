import { type Endpoint, isMutation, type Needs } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import {
  type Caller,
  neededWith,
  type Permission,
  permissionScope,
  readByScopes,
} from '../../../shared/core/permissions.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import type { ApiKeyRecord } from '../../../shared/features/organizations/api-keys/schema.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import type { AuthState } from './auth-state.ts';
import {
  type Authorization,
  assertWritable,
  parseRecords,
  requireLicence,
  requireModule,
} from './authorize.ts';
import type { RecordTypes } from './record-types.ts';

export type AcceptsKeys = (endpoint: Endpoint, scopes: readonly Permission[]) => boolean;

interface KeyAuthorization extends Authorization {
  reads: Set<PersonalData>;
}

/**
 * The key can read and add only what its scopes cover and the admin who created it may read and add. It
 * cannot read records of people.
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
  if (!neededWith(needs as Permission).every(scope => (key.scopes as string[]).includes(scope)))
    throw new AppError('permission.denied');
  requireLicence(endpoint, organization, now);
  const caller: Caller = { role: 'admin', visibility: member.visibility };
  const scope = permissionScope(caller, needs as Permission);
  if (scope === 'none') throw new AppError('permission.denied');
  if (endpoint.module) requireModule(module, organization, now);
  const records = await parseRecords(recordTypes, items, { sub: key.id, scope, role: 'admin' });
  if (isMutation(endpoint) && !endpoint.allowedWhileRestricted) assertWritable(recordTypes, records);
  return { caller, scope, records, reads: readByScopes(key.scopes) };
}

const isActiveAdmin = (member: MemberRecord | undefined): member is MemberRecord =>
  member?.role === 'admin' && member.status === 'active' && member.finishedRegistration;
