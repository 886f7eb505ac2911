import { AppError } from '../../../../shared/core/errors.ts';
import type { PermissionScope } from '../../../../shared/core/permissions.ts';
import { type Case, maxAssignees } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationContext } from '../../../composition/context.ts';

/** Whom cases are given to, and from whom they are taken. */
export interface AssignmentChange {
  add: Case['assigned'];
  remove: string[];
}

/** The case with that change; itself where it is so already. @throws case.too-many-assigned */
export function assign(record: Case, { add, remove }: AssignmentChange): Case {
  const kept = record.assigned.filter(({ id }) => !remove.includes(id));
  const added = add.filter(({ id }) => !kept.some(member => member.id === id));
  if (added.length === 0 && kept.length === record.assigned.length) return record;
  const assigned = [...kept, ...added];
  if (assigned.length > maxAssignees) throw new AppError('case.too-many-assigned');
  return { ...record, assigned };
}

/** Ids, for the journal; a list of nobody is left out. */
export type AssignmentDetail = Partial<Record<'added' | 'removed', string[]>>;

/** Who was given a case and from whom it was taken, or nothing where nobody was. */
export function assignmentDetail(
  before: Case['assigned'],
  after: Case['assigned'],
): AssignmentDetail | undefined {
  const added = after.filter(({ id }) => !before.some(member => member.id === id)).map(({ id }) => id);
  const removed = before.filter(({ id }) => !after.some(member => member.id === id)).map(({ id }) => id);
  if (added.length === 0 && removed.length === 0) return undefined;
  return { ...(added.length > 0 && { added }), ...(removed.length > 0 && { removed }) };
}

/** Members whom cases can be given to. @throws record.missing when one is no active member */
export async function readAssignable(
  { members }: Pick<OrganizationContext, 'members'>,
  ids: string[],
): Promise<Case['assigned']> {
  const found = await members.getAll(ids);
  return found.map(member => {
    if (member?.status !== 'active') throw new AppError('record.missing');
    return { id: member.id, fullName: member.fullName };
  });
}

/**
 * Whoever sees only their cases may give one to a colleague, but takes nobody’s sight away, not even
 * their own. @throws assignment.add-only
 */
export function forbidUnassigning(reach: PermissionScope, removed: string[] | undefined): void {
  if (reach === 'assigned' && removed?.length) throw new AppError('assignment.add-only');
}
