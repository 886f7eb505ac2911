import type { ApiOperation } from '../../shared/contract.ts';
import { requiresPermission } from '../../shared/core/endpoint-errors.ts';
import { can, roles } from '../../shared/core/permissions.ts';
import { type Clinic, openSuperadmin, type Principal, signIn } from './clinic.ts';
import type { SampleContext } from './sample.ts';
import { type Input, sampleOf } from './samples.ts';

/** A caller for each role, so that each call is made by somebody who may make it. */
export type CallersByRole = Record<'user' | 'admin' | 'superadmin', Principal>;

/** New people for an organisation; its first admin where asked for. */
export async function createCallersByRole(
  clinic: Clinic,
  { admin }: { admin?: Principal } = {},
): Promise<CallersByRole> {
  return {
    user: await clinic.join(),
    admin: admin ?? (await clinic.join({ role: 'admin' })),
    superadmin: await openSuperadmin(),
  };
}

/** The least of the roles that may make a call. */
export function leastRoleFor({ endpoint }: ApiOperation): keyof CallersByRole {
  if (!requiresPermission(endpoint)) return 'user';
  const { needs } = endpoint;
  const role = roles.find(one => can({ role: one, visibility: 'all' }, needs as Parameters<typeof can>[1]));
  if (!role) throw new Error(`nobody may ${needs}`);
  return role;
}

/** Who makes a call: in a session of its own where the call ends its session. */
export async function callerForCall(callersByRole: CallersByRole, call: ApiOperation): Promise<Principal> {
  const { [leastRoleFor(call)]: one } = callersByRole;
  return callerWithOwnSession(call, one);
}

/** Who makes a call in somebody's place, so that what it ends or changes is not theirs. */
export async function callerWithOwnSession(call: ApiOperation, one: Principal): Promise<Principal> {
  const { endsSession, needsOwnPerson, isLimitedPerPerson } = sampleOf(call);
  if (needsOwnPerson || isLimitedPerPerson) return one.createPeer();
  return endsSession ? signIn(one.person, one.headers['x-organization']) : one;
}

/** A good input for a call by a caller that may make it. A superadmin makes no records of an organisation's. */
export function inputFor(call: ApiOperation, clinic: Clinic, caller: Principal): Promise<Input> {
  const maker = leastRoleFor(call) === 'superadmin' ? clinic.admin : caller;
  const stage: SampleContext = { clinic, caller, maker };
  return sampleOf(call).input(stage);
}

/** The organisation that a call changes: a superadmin's names it. */
export function organizationOf(input: Input, clinic: Clinic): string {
  return String(input.organizationId ?? input.slug ?? clinic.slug);
}
