import { AppError } from '../../../../shared/core/errors.ts';
import type { PermissionScope } from '../../../../shared/core/permissions.ts';
import { type Case, maxAssignees } from '../../../../shared/features/cases/cases/schema.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { personOf } from '../../../platform/person-of.ts';

export interface AssignmentChange {
  add: Case['assigned'];
  remove: string[];
}

/**
 * Applies a change to the assignees of a case; returns the same object if nothing changes.
 * @throws case.too-many-assigned
 */
export function assign(record: Case, { add, remove }: AssignmentChange): Case {
  const kept = record.assigned.filter(({ id }) => !remove.includes(id));
  const added = add.filter(({ id }) => !kept.some(member => member.id === id));
  if (added.length === 0 && kept.length === record.assigned.length) return record;
  const assigned = [...kept, ...added];
  if (assigned.length > maxAssignees) throw new AppError('case.too-many-assigned');
  return { ...record, assigned };
}

/** Ids of the added and removed assignees, for the journal; empty lists are left out. */
export type AssignmentDetail = Partial<Record<'added' | 'removed', string[]>>;

/** Members whom a change has added to and removed from the assignees; undefined if there are none. */
export function assignmentDetail(
  before: Case['assigned'],
  after: Case['assigned'],
): AssignmentDetail | undefined {
  const added = after.filter(({ id }) => !before.some(member => member.id === id)).map(({ id }) => id);
  const removed = before.filter(({ id }) => !after.some(member => member.id === id)).map(({ id }) => id);
  if (added.length === 0 && removed.length === 0) return undefined;
  return { ...(added.length > 0 && { added }), ...(removed.length > 0 && { removed }) };
}

/** Reads the members to whom a case is to be assigned. @throws record.missing if one of them is not active */
export async function readAssignable(
  { members }: { members: { getAll: (ids: string[]) => Promise<(MemberRecord | undefined)[]> } },
  ids: string[],
): Promise<Case['assigned']> {
  const found = await members.getAll(ids);
  return found.map(member => {
    if (member?.status !== 'active') throw new AppError('record.missing');
    return personOf(member);
  });
}

/**
 * Members who see only assigned cases may add colleagues, but must not unassign anyone, not even
 * themselves. @throws assignment.add-only
 */
export function forbidUnassigning(reach: PermissionScope, removed: string[] | undefined): void {
  if (reach === 'assigned' && removed?.length) throw new AppError('assignment.add-only');
}
