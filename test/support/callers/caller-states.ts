import { myOrganizationKey } from '../../../functions/features/organizations/keys.ts';
import {
  memberKey,
  moduleKey,
  organizationKey,
  sessionKey,
} from '../../../functions/platform/storage/keys.ts';
import type { Write } from '../../../functions/platform/storage/write.ts';
import { sessionSeconds } from '../../../shared/core/limits.ts';
import { type Caller, modules } from '../../../shared/core/permissions.ts';
import { type Clinic, newPerson, openClinic, openSuperadmin, type Principal } from '../clinic.ts';
import { openRawTable } from '../raw-table.ts';

/** A caller's state: everything that decides whether they may use an endpoint. */
export interface CallerState {
  name: string;
  caller: Caller;
  /** Whether the caller sends no token. */
  isAnonymous: boolean;
  /** Whether the case that the request is about is assigned to the caller. */
  isAssigned: boolean;
  session: 'open' | 'none' | 'ended' | 'expired';
  member: 'active' | 'invited' | 'suspended' | 'removed';
  organization: 'active' | 'archived';
  registration: 'finished' | 'unfinished';
  licence: 'current' | 'ended';
  module: 'open' | 'none' | 'requested' | 'ended';
}

const user: CallerState = {
  name: 'a user of all cases',
  caller: { role: 'user', visibility: 'all' },
  isAnonymous: false,
  isAssigned: true,
  session: 'open',
  member: 'active',
  organization: 'active',
  registration: 'finished',
  licence: 'current',
  module: 'open',
};
const selected: CallerState['caller'] = { role: 'user', visibility: 'selected' };
const superadmin: CallerState['caller'] = { role: 'superadmin', visibility: 'selected' };

export const callerStates: CallerState[] = [
  user,
  { ...user, name: 'a user of selected cases who is assigned to this case', caller: selected },
  {
    ...user,
    name: 'a user of selected cases who is not assigned to this case',
    caller: selected,
    isAssigned: false,
  },
  { ...user, name: 'an admin', caller: { role: 'admin', visibility: 'all' } },
  { ...user, name: 'a superadmin', caller: superadmin, isAssigned: false },
  { ...user, name: 'a caller without a token', isAnonymous: true },
  { ...user, name: 'a token without a session', session: 'none' },
  { ...user, name: 'someone signed out', session: 'ended' },
  { ...user, name: 'someone whose session has expired', session: 'expired' },
  { ...user, name: 'a superadmin signed out', caller: superadmin, isAssigned: false, session: 'ended' },
  { ...user, name: 'someone suspended', member: 'suspended' },
  { ...user, name: 'an admin suspended', caller: { role: 'admin', visibility: 'all' }, member: 'suspended' },
  { ...user, name: 'someone invited', member: 'invited' },
  { ...user, name: 'someone removed', member: 'removed' },
  { ...user, name: 'a user of an archived organisation', organization: 'archived' },
  { ...user, name: 'a user whose registration is unfinished', registration: 'unfinished' },
  {
    ...user,
    name: 'an admin whose registration is unfinished',
    caller: { role: 'admin', visibility: 'all' },
    registration: 'unfinished',
  },
  { ...user, name: 'a user of an ended licence', licence: 'ended' },
  { ...user, name: 'a user without the module', module: 'none' },
  { ...user, name: 'a user who asked for the module', module: 'requested' },
  { ...user, name: 'a user whose module has ended', module: 'ended' },
];

/** Creates a caller of this kind who still has full access. */
export async function createCaller({
  caller,
  module,
}: CallerState): Promise<{ clinic: Clinic; principal: Principal }> {
  const clinic = await openClinic();
  const { role, visibility } = caller;
  if (role === 'superadmin') return { clinic, principal: await openSuperadmin() };
  const granted = module === 'none' ? [] : [...modules];
  const principal = await clinic.join({ role, visibility, modules: granted }, newPerson('Cora Candidate'));
  return { clinic, principal };
}

/** Applies the caller state to the membership, organisation, licence and module. */
export async function applyCallerState(
  candidate: CallerState,
  clinic: Clinic,
  principal: Principal,
): Promise<void> {
  const { table } = await openRawTable();
  const member = memberKey(clinic.slug, principal.person.id);
  const writes: Write[] = [];
  if (candidate.member === 'removed')
    writes.push({ delete: member }, { delete: myOrganizationKey(principal.person.id, clinic.slug) });
  else if (candidate.member !== 'active') writes.push({ update: member, set: { status: candidate.member } });
  if (candidate.registration === 'unfinished')
    writes.push({ update: member, set: { finishedRegistration: false } });
  if (candidate.organization === 'archived')
    writes.push({ update: organizationKey(clinic.slug), set: { status: 'archived' } });
  if (candidate.licence === 'ended')
    writes.push({ update: organizationKey(clinic.slug), set: { endsOn: '2020-12-31' } });
  if (candidate.module === 'requested')
    writes.push(...moduleAccessWrites(clinic, principal, 'requested', null));
  if (candidate.module === 'ended')
    writes.push(...moduleAccessWrites(clinic, principal, 'granted', '2020-12-31'));
  if (writes.length > 0) await table.transact(writes);
}

/** Applies the session state to the sign-in. */
export async function applySessionState({ session }: CallerState, principal: Principal): Promise<void> {
  if (session === 'none') await changeSession(principal, undefined);
  if (session === 'ended') await changeSession(principal, { endedAt: new Date().toISOString() });
}

/** Changes or deletes the record of a sign-in. */
export async function changeSession(
  { person, token }: Principal,
  changes: Record<string, unknown> | undefined,
): Promise<void> {
  const { table } = await openRawTable();
  const { origin_jti: jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const key = sessionKey(person.id, jti);
  await table.transact([changes ? { update: key, set: changes } : { delete: key }]);
}

/** A second longer than a session lasts. */
export const longerThanSessionMs = (sessionSeconds + 1) * 1_000;

function moduleAccessWrites(
  { slug }: Clinic,
  { person }: Principal,
  status: 'granted' | 'requested',
  until: string | null,
): Write[] {
  return modules.map(module => ({
    put: {
      ...moduleKey(slug, person.id, module),
      module,
      status,
      until,
      lastAnswer: null,
      changedAt: '2026-01-01T00:00:00.000Z',
    },
  }));
}
