import type { Route } from '../../../shared/core/routes.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';

/** What somebody finds at a page: it, nothing, or that they have no access yet. */
export type Access = 'open' | 'not-found' | 'no-access';

/** Judged by the role first, then by the module the page needs. */
export function accessTo(
  { roles, accessDeniedFor, module }: Route,
  { role, modules }: Pick<CurrentUser, 'role' | 'modules'>,
): Access {
  if (accessDeniedFor?.includes(role)) return 'no-access';
  if (!roles.includes(role)) return 'not-found';
  const isOpen = modules.some(state => state.module === module && state.status === 'granted');
  return module === undefined || isOpen ? 'open' : 'no-access';
}

/** Whether somebody has still to accept terms of the organisation that is open. */
export const mustAcceptTerms = ({ organization, organizationUser }: CurrentUser): boolean =>
  organization !== null &&
  organizationUser !== null &&
  organizationUser.acceptedTerms < organization.askedTerms;

/** Whether somebody still has to finish their registration before they go anywhere else. */
export const isRegistrationUnfinished = ({ role, finishedRegistration }: CurrentUser): boolean =>
  role !== 'superadmin' && !finishedRegistration;
