import { can } from '../../../shared/core/permissions.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import type { Needs } from './contribution.ts';
import { contributionsTo } from './contributions.ts';

type User = Pick<CurrentUser, 'role' | 'modules' | 'organizationUser'>;

/** Whether a user meets the conditions under which something is offered. */
export function isOffered(needs: Needs, user: User): boolean {
  const { roles, module, permission, seesAllCases, sendableReports } = needs;
  const { role, modules, organizationUser } = user;
  const hasModule = modules.some(access => access.module === module && access.status === 'granted');
  return (
    (roles === undefined || roles.includes(role)) &&
    (module === undefined || hasModule) &&
    (permission === undefined || can({ role, visibility: 'all' }, permission)) &&
    (!seesAllCases || organizationUser?.visibility === 'all') &&
    (!sendableReports || canSendReports(user))
  );
}

/** Whether the user may send any kind of report. */
export const canSendReports = (user: User): boolean =>
  contributionsTo('reportSources').some(source => isOffered(source, user));
