import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import type { CallCode } from '../../../platform/api/call-error.ts';

/** Where a user can sign in: on the platform (platform administrators), or in organisations. */
export type SignInOptions = 'platform' | MyOrganization[];

export type Refusal = CallCode | 'invited';

/**
 * Next step: `open` an organisation (undefined for the platform), `ask` the user with one preselected, or
 * refuse.
 */
export type Choice = { open: string | undefined } | { ask: string | null } | { refused: Refusal };

/**
 * Decides where to sign in: in the requested organisation, or in the only one (pending invitations do not
 * count). Otherwise lets the user choose.
 * @param requested slug of the organisation to reopen, if any
 * @param last slug of the organisation last opened on this device
 */
export function chooseOrganization(
  options: SignInOptions,
  requested: string | null,
  last: string | null,
): Choice {
  if (options === 'platform') return { open: undefined };
  const active = options.filter(({ status }) => status === 'active');
  const has = (slug: string | null) => active.some(({ organizationSlug }) => organizationSlug === slug);
  if (requested !== null && has(requested)) return { open: requested };
  if (active.length === 0) return { refused: noAccessReason(options) };
  const [only] = active;
  const isOnly = options.every(option => option === only || option.status === 'invited');
  if (only && isOnly) return { open: only.organizationSlug };
  return { ask: has(last) ? last : null };
}

function noAccessReason(organizations: MyOrganization[]): Refusal {
  if (organizations.some(({ status }) => status === 'suspended')) return 'member.suspended';
  return organizations.length > 0 ? 'invited' : 'sign-in.no-organization';
}
