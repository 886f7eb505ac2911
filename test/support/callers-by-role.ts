import type { ApiOperation } from '../../shared/contract.ts';
import { requiresPermission } from '../../shared/core/endpoint-errors.ts';
import { can, roles } from '../../shared/core/permissions.ts';
import { type Clinic, openSuperadmin, type Principal, signIn } from './clinic.ts';
import type { SampleContext } from './sample.ts';
import { type Input, sampleOf } from './samples.ts';

/** A caller for each role, so that for each endpoint there is a caller with permission. */
export type CallersByRole = Record<'user' | 'admin' | 'superadmin', Principal>;

/** Creates a caller of each role for an organisation; a given `admin` is used instead of a new one. */
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

/** The lowest role that may use an endpoint. */
export function leastRoleFor({ endpoint }: ApiOperation): keyof CallersByRole {
  if (!requiresPermission(endpoint)) return 'user';
  const { needs } = endpoint;
  const role = roles.find(one => can({ role: one, visibility: 'all' }, needs as Parameters<typeof can>[1]));
  if (!role) throw new Error(`nobody may ${needs}`);
  return role;
}

/**
 * A caller with permission for an endpoint, in a separate session if the endpoint ends the caller's session.
 */
export async function callerForCall(callersByRole: CallersByRole, call: ApiOperation): Promise<Principal> {
  const { [leastRoleFor(call)]: one } = callersByRole;
  return callerWithOwnSession(call, one);
}

/** A substitute for a caller, if a request to the endpoint would end or change the caller's session. */
export async function callerWithOwnSession(call: ApiOperation, one: Principal): Promise<Principal> {
  const { endsSession, needsOwnPerson, isLimitedPerPerson } = sampleOf(call);
  if (needsOwnPerson || isLimitedPerPerson) return one.createPeer();
  return endsSession ? signIn(one.person, one.headers['x-organization']) : one;
}

/**
 * A valid input for a request by a caller with permission. Only admins create records of an organisation for
 * it, because platform administrators cannot.
 */
export function inputFor(call: ApiOperation, clinic: Clinic, caller: Principal): Promise<Input> {
  const maker = leastRoleFor(call) === 'superadmin' ? clinic.admin : caller;
  const stage: SampleContext = { clinic, caller, maker };
  return sampleOf(call).input(stage);
}

/** The organisation that a request changes; platform administrators name it in the input. */
export function organizationOf(input: Input, clinic: Clinic): string {
  return String(input.organizationId ?? input.slug ?? clinic.slug);
}
