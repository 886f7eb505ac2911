import type { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import type { CallCode } from '../../../platform/api/call-error.ts';

/** What a user may sign in to: organisations, or the platform. */
export type SignInOptions = 'platform' | MyOrganization[];

/** Why sign-in is refused although the password was right. */
export type Refusal = CallCode | 'invited';

/** What to do next. The platform is opened without a slug. */
export type Choice = { open: string | undefined } | { ask: string | null } | { refused: Refusal };

/**
 * Opens a single organisation at once; lets the user choose among several, with one preselected.
 * @param wanted slug of the organisation to reopen, if any
 * @param last slug of the organisation last opened on this device
 */
export function chooseOrganization(
  options: SignInOptions,
  wanted: string | null,
  last: string | null,
): Choice {
  if (options === 'platform') return { open: undefined };
  const active = options.filter(({ status }) => status === 'active');
  const has = (slug: string | null) => active.some(({ organizationSlug }) => organizationSlug === slug);
  if (wanted !== null && has(wanted)) return { open: wanted };
  if (active.length === 0) return { refused: noAccessReason(options) };
  const [only] = options;
  if (options.length === 1 && only) return { open: only.organizationSlug };
  return { ask: has(last) ? last : null };
}

function noAccessReason(organizations: MyOrganization[]): Refusal {
  if (organizations.some(({ status }) => status === 'suspended')) return 'member.suspended';
  return organizations.length > 0 ? 'invited' : 'sign-in.no-organization';
}
