import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isMember } from '../../../platform/storage/read-members.ts';
import type { Item } from '../../../platform/storage/write.ts';

type Assigned = Case['assigned'];

/**
 * Splits the assignees that a case had before its merge: those who may still see the merged case, and those
 * who have been unassigned or have left since.
 * @param members memberships of the recorded assignees, in the same order
 */
export function stillAssigned(
  recorded: Assigned,
  now: Assigned,
  members: readonly (Item | undefined)[],
): { assigned: Assigned; withheld: Assigned } {
  const isStill = ({ id }: Assigned[number], at: number) =>
    now.some(member => member.id === id) && isMember(members[at]);
  return {
    assigned: recorded.filter(isStill),
    withheld: recorded.filter((member, at) => !isStill(member, at)),
  };
}
