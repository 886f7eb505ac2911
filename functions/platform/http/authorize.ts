import type { Endpoint, LoadedRecords, RecordType } from '../../../shared/core/endpoint.ts';
import { isMutation } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { recentSignInSeconds } from '../../../shared/core/limits.ts';
import {
  type Caller,
  isOpenBeforeRegistration,
  type Permission,
  type PermissionScope,
  permissionScope,
  type Role,
} from '../../../shared/core/permissions.ts';
import type { MemberRecord } from '../../../shared/features/organizations/members/record.ts';
import {
  type ModuleAccess,
  moduleState,
} from '../../../shared/features/organizations/module-access/schema.ts';
import {
  licenceHasEnded,
  type OrganizationRecord,
  todayIn,
} from '../../../shared/features/organizations/organizations/record.ts';
import type { SessionRecord } from '../../../shared/features/people/account/record.ts';
import type { AuthState } from './auth-state.ts';
import type { Token } from './parse-token-claims.ts';
import type { RecordTypes } from './record-types.ts';

export interface Authorization {
  caller: Caller;
  scope: PermissionScope;
  records: Partial<LoadedRecords>;
}

/**
 * The order of checks is fixed: session, organisation, member, registration, licence, role, module, record,
 * and whether the record may be changed. Records that are missing, hidden or of another organisation cause
 * the same 404.
 * @throws AppError
 */
export async function authorize(
  recordTypes: RecordTypes,
  endpoint: Endpoint,
  token: Token,
  standing: AuthState,
  now: number,
): Promise<Authorization> {
  requireSession(endpoint, token, standing, now);
  if (endpoint.needs === 'token' || endpoint.needs === 'public') {
    return { caller: { role: 'user', visibility: 'selected' }, scope: 'own', records: {} };
  }
  const caller = callerOf(token, standing);
  requireRegistration(endpoint.needs, token, standing.member);
  const reaches = permissionScope(caller, endpoint.needs);
  if (standing.organization && reaches !== 'own') requireLicence(endpoint, standing.organization, now);
  if (reaches === 'none') throw new AppError('permission.denied');
  if (endpoint.needsRecentSignIn) requireRecentSignIn(token, now);
  if (endpoint.module && standing.organization) requireModule(standing.module, standing.organization, now);
  const viewer = { sub: token.sub, scope: reaches, role: caller.role };
  const records = await parseRecords(recordTypes, standing.records, viewer);
  if (isMutation(endpoint) && !endpoint.allowedWhileRestricted) assertWritable(recordTypes, records);
  return { caller, scope: reaches, records };
}

function requireSession(
  endpoint: Endpoint,
  token: Token,
  { session, signInsSince = 0 }: AuthState,
  now: number,
): void {
  if (!session && endpoint.needs === 'token') {
    assertSignInStands(token, signInsSince);
    return;
  }
  if (!session) throw new AppError('session.missing');
  assertSessionActive(session, now);
}

/**
 * Rejects a sign-in that was ended before its session record was stored; compares the time of the sign-in.
 * @throws session.ended
 */
export function assertSignInStands({ signedInAt }: Token, signInsSince: number): void {
  if (signedInAt < signInsSince) throw new AppError('session.ended');
}

/** Checks that a session is neither ended nor expired. @throws session.ended, session.expired */
export function assertSessionActive(session: SessionRecord, now: number): void {
  if (session.endedAt !== null) throw new AppError('session.ended');
  if (Date.parse(session.sessionExpiresAt) <= now) throw new AppError('session.expired');
}

/** Checks that the caller has signed in recently. @throws sign-in.too-old */
function requireRecentSignIn({ signedInAt }: Token, now: number): void {
  if (now - signedInAt * 1000 > recentSignInSeconds * 1000) throw new AppError('sign-in.too-old');
}

function callerOf(token: Token, standing: AuthState): Caller {
  return token.superadmin ? { role: 'superadmin', visibility: 'selected' } : requireActiveMember(standing);
}

/**
 * Returns the caller's membership. Checks that both the member and the organisation are active.
 * @throws organization.foreign, organization.archived, member.suspended
 */
export function requireActiveMember({
  organization,
  member,
}: Pick<AuthState, 'organization' | 'member'>): MemberRecord {
  if (!organization || !member || member.status === 'invited') throw new AppError('organization.foreign');
  if (organization.status === 'archived') throw new AppError('organization.archived');
  if (member.status === 'suspended') throw new AppError('member.suspended');
  return member;
}

function requireRegistration(
  permission: Permission,
  { superadmin }: Token,
  member: MemberRecord | undefined,
): void {
  if (superadmin || isOpenBeforeRegistration(permission)) return;
  if (!member?.finishedRegistration) throw new AppError('registration.unfinished');
}

/** Rejects endpoints that change data if the organisation's licence has ended. @throws licence.ended */
export function requireLicence(endpoint: Endpoint, organization: OrganizationRecord, now: number): void {
  if (endpoint.allowedAfterLicenceEnds) return;
  if (isMutation(endpoint) && licenceHasEnded(organization, now)) throw new AppError('licence.ended');
}

/** Checks that the member has access to the module today. @throws module.needed */
export function requireModule(
  access: ModuleAccess | undefined,
  { timeZone }: OrganizationRecord,
  now: number,
): void {
  const state = access && moduleState(access.module, access, todayIn(timeZone, now));
  if (state?.status !== 'granted') throw new AppError('module.needed');
}

interface Viewer {
  sub: string;
  scope: PermissionScope;
  role: Role;
}

/** Parses the loaded records and checks that the caller may see them. @throws record.missing */
export async function parseRecords(
  recordTypes: RecordTypes,
  items: AuthState['records'],
  viewer: Viewer,
): Promise<Partial<LoadedRecords>> {
  const records: Partial<Record<RecordType, unknown>> = {};
  for (const [type, item] of Object.entries(items) as [RecordType, unknown][])
    records[type] = await parseRecord(recordTypes, type, item, viewer);
  return records as Partial<LoadedRecords>;
}

async function parseRecord<Type extends RecordType>(
  recordTypes: RecordTypes,
  type: Type,
  item: unknown,
  { sub, scope, role }: Viewer,
): Promise<LoadedRecords[Type]> {
  const { defaultValue, schema, isVisible } = recordTypes[type];
  if (item === undefined && defaultValue !== undefined) return defaultValue;
  if (item === undefined) throw new AppError('record.missing');
  const record = (await schema()).parse(item);
  if (!isVisible(record, sub, scope, role)) throw new AppError('record.missing');
  return record;
}

/** Checks that all records may be changed now. @throws AppError of the record type, such as case.archived */
export function assertWritable(recordTypes: RecordTypes, records: Partial<LoadedRecords>): void {
  for (const type of Object.keys(records) as RecordType[]) assertOne(recordTypes, records, type);
}

function assertOne<Type extends RecordType>(
  recordTypes: RecordTypes,
  records: Partial<LoadedRecords>,
  type: Type,
): void {
  const record = records[type];
  if (record !== undefined) recordTypes[type].assertWritable?.(record as LoadedRecords[Type]);
}
