import type { Reach } from '../../../../shared/core/permissions.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';

/** Whether somebody whose permission goes so far may see a case. */
export function isVisibleTo(actor: { id: string }, reach: Reach, { assigned }: Case): boolean {
  return reach !== 'assigned' || assigned.some(({ id }) => id === actor.id);
}
