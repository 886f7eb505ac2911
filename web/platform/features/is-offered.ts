import { can } from '../../../shared/core/permissions.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import type { Needs } from './contribution.ts';
import { contributionsTo, partOf } from './contributions.ts';
import type { PartName } from './parts.ts';

type User = Pick<CurrentUser, 'role' | 'modules' | 'organizationUser'>;

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

/** Whether a part of another feature is offered to the user. Asked before the part is loaded. */
export function isPartOffered(name: PartName, user: User): boolean {
  const part = partOf(name);
  return part !== undefined && isOffered(part, user);
}

export const canSendReports = (user: User): boolean =>
  contributionsTo('reportSources').some(source => isOffered(source, user));
