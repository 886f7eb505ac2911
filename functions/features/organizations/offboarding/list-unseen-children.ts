import { canSeeCase, isAssigned } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import type { offboarding } from '../../../../shared/features/organizations/offboarding/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

/**
 * The children in a departing member's records whom the new owner could not see. Leaves out cases that are
 * transferred as well, and cases that are not active.
 */
export const listUnseenChildren: Handler<typeof offboarding.listUnseenChildren> = async (
  { memberId, heirId },
  { actor, members, cases, childrenOfOwnedRecords },
) => {
  const [member, newOwner] = await members.getAll([memberId, heirId]);
  if (!member || newOwner?.status !== 'active') throw new AppError('record.missing');
  if (permissionScope(newOwner, 'case:read') === 'organization') return { children: [], hidden: 0 };
  const found = await cases.getSurviving(await childrenOfOwnedRecords(memberId));
  const unseen = found.filter(
    record => record.status === 'active' && !isAssigned(memberId, record) && !isAssigned(heirId, record),
  );
  const viewer = { id: actor.id, scope: permissionScope(actor, 'case:assign'), role: actor.role };
  const assignable = unseen.filter(record => canSeeCase(viewer, record));
  return {
    children: assignable
      .toSorted((one, other) => one.fullName.localeCompare(other.fullName))
      .map(record => CaseName.parse(record)),
    hidden: unseen.length - assignable.length,
  };
};
