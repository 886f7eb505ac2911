import type { Endpoint, RecordKind } from '../../../shared/core/endpoint.ts';
import { writes } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { type Caller, type Reach, reach } from '../../../shared/core/permissions.ts';
import {
  type ModuleAccess,
  moduleState,
} from '../../../shared/features/organizations/module-access/schema.ts';
import {
  licenceHasEnded,
  type OrganizationRecord,
  todayIn,
} from '../../../shared/features/organizations/organizations/record.ts';
import type { Token } from './identify.ts';
import { type LoadedRecords, recordKinds } from './loads.ts';
import type { Standing } from './standing.ts';

/** What is known of a call that may go on. */
export interface Admitted {
  caller: Caller;
  reach: Reach;
  loaded: Partial<LoadedRecords>;
}

/**
 * Refuses in one order, whatever the call: session, organisation, member, licence, role, module,
 * record. A foreign, hidden or missing record is the same 404.
 * @throws AppError
 */
export function refuse(endpoint: Endpoint, token: Token, standing: Standing, now: number): Admitted {
  refuseSession(endpoint, standing, now);
  if (endpoint.needs === 'token' || endpoint.needs === 'public') {
    return { caller: { role: 'user', visibility: 'selected' }, reach: 'own', loaded: {} };
  }
  const caller = callerOf(token, standing);
  const reaches = reach(caller, endpoint.needs);
  if (standing.organization && reaches !== 'own') refuseLicence(endpoint, standing.organization, now);
  if (reaches === 'none') throw new AppError('permission.denied');
  if (endpoint.module && standing.organization) refuseModule(standing.module, standing.organization, now);
  return { caller, reach: reaches, loaded: readLoaded(standing.loaded, token.sub, reaches) };
}

function refuseSession(endpoint: Endpoint, { session }: Standing, now: number): void {
  if (!session && endpoint.needs === 'token') return;
  if (!session) throw new AppError('session.missing');
  if (session.endedAt !== null) throw new AppError('session.ended');
  if (Date.parse(session.sessionExpiresAt) <= now) throw new AppError('session.expired');
}

function callerOf(token: Token, { organization, member }: Standing): Caller {
  if (token.superadmin) return { role: 'superadmin', visibility: 'selected' };
  if (!organization || !member || member.status === 'invited') throw new AppError('organization.foreign');
  if (organization.status === 'archived') throw new AppError('organization.archived');
  if (member.status === 'suspended') throw new AppError('member.suspended');
  return member;
}

function refuseLicence(endpoint: Endpoint, organization: OrganizationRecord, now: number): void {
  if (endpoint.outlastsLicence) return;
  if (writes(endpoint) && licenceHasEnded(organization, now)) throw new AppError('licence.ended');
}

function refuseModule(access: ModuleAccess | undefined, { timeZone }: OrganizationRecord, now: number): void {
  const state = access && moduleState(access.module, access, todayIn(timeZone, now));
  if (state?.status !== 'granted') throw new AppError('module.needed');
}

function readLoaded(items: Standing['loaded'], sub: string, reaches: Reach): Partial<LoadedRecords> {
  const read = (Object.entries(items) as [RecordKind, unknown][]).map(([kind, item]) => [
    kind,
    readRecord(kind, item, sub, reaches),
  ]);
  return Object.fromEntries(read) as Partial<LoadedRecords>;
}

function readRecord<Kind extends RecordKind>(
  kind: Kind,
  item: unknown,
  sub: string,
  reaches: Reach,
): LoadedRecords[Kind] {
  const { unwritten } = recordKinds[kind];
  if (item === undefined && unwritten !== undefined) return unwritten;
  if (item === undefined) throw new AppError('record.missing');
  const record = recordKinds[kind].parse(item);
  if (!recordKinds[kind].isVisible(record, sub, reaches)) throw new AppError('record.missing');
  return record;
}
