import type { Route } from '../../../shared/core/routes.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';

/** Result of the access check of a page. */
export type Access = 'open' | 'not-found' | 'no-access';

/** Checks the role first, then the required module. */
export function accessTo(
  { roles, accessDeniedFor, module }: Route,
  { role, modules }: Pick<CurrentUser, 'role' | 'modules'>,
): Access {
  if (accessDeniedFor?.includes(role)) return 'no-access';
  if (!roles.includes(role)) return 'not-found';
  const isOpen = modules.some(state => state.module === module && state.status === 'granted');
  return module === undefined || isOpen ? 'open' : 'no-access';
}

/** Whether the user must still accept the organisation's current terms. */
export const mustAcceptTerms = ({ organization, organizationUser }: CurrentUser): boolean =>
  organization !== null &&
  organizationUser !== null &&
  organizationUser.acceptedTerms < organization.askedTerms;

/** Whether the user must finish registration first. */
export const isRegistrationUnfinished = ({ role, finishedRegistration }: CurrentUser): boolean =>
  role !== 'superadmin' && !finishedRegistration;
