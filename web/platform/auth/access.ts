import type { Route } from '../../../shared/core/routes.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';

export type Access = 'open' | 'not-found' | 'no-access';

/** Whether a user may open a route: checks the role first, then the required module. */
export function accessTo(
  { roles, accessDeniedFor, module }: Route,
  { role, modules }: Pick<CurrentUser, 'role' | 'modules'>,
): Access {
  if (accessDeniedFor?.includes(role)) return 'no-access';
  if (!roles.includes(role)) return 'not-found';
  const isOpen = modules.some(state => state.module === module && state.status === 'granted');
  return module === undefined || isOpen ? 'open' : 'no-access';
}

export const mustAcceptTerms = ({ organization, organizationUser }: CurrentUser): boolean =>
  organization !== null &&
  organizationUser !== null &&
  organizationUser.acceptedTerms < organization.askedTerms;

export const isRegistrationUnfinished = ({ role, finishedRegistration }: CurrentUser): boolean =>
  role !== 'superadmin' && !finishedRegistration;
