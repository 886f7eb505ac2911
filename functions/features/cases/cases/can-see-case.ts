import type { PermissionScope } from '../../../../shared/core/permissions.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** Whether a member with this permission scope may see a case. */
export function canSeeCase(actor: { id: string }, scope: PermissionScope, { assigned }: Case): boolean {
  return scope !== 'assigned' || assigned.some(({ id }) => id === actor.id);
}
