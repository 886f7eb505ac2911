import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { casesInTransaction } from '../../../../shared/features/cases/cases/assignment.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { type Case, caseRowOf } from '../../../../shared/features/cases/cases/schema.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { isVersionConflict, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { type AssignmentChange, forbidUnassigning, readAssignable } from './assignment.ts';

type Assigned = ResponseOf<typeof cases.assignCases>;

export const assignCases: Handler<typeof cases.assignCases> = async (input, context) => {
  const [caseIds, add, remove] = [input.caseIds, input.addIds, input.removeIds].map(ids => [
    ...new Set(ids),
  ]) as [string[], string[], string[]];
  if (caseIds.length > casesInTransaction(add.length, remove.length))
    throw new AppError('request.invalid', { fields: { caseIds: 'validation.too_big' } });
  const [change, found] = await Promise.all([
    readAssignmentChange(add, remove, context),
    context.cases.getAll(caseIds),
  ]);
  let current = found;
  return retryOnConflict(() => assignAll(current, change, context), {
    isConflict: isVersionConflict,
    onConflict: async () => {
      current = await context.cases.getAll(caseIds);
    },
  });
};

/**
 * Reads and checks the members whom a change assigns or unassigns.
 * @throws record.missing, assignment.add-only
 */
export async function readAssignmentChange(
  add: string[],
  remove: string[],
  context: OrganizationContext,
): Promise<AssignmentChange> {
  const [added, removed] = await Promise.all([readAssignable(context, add), context.members.getAll(remove)]);
  if (removed.includes(undefined)) throw new AppError('record.missing');
  forbidUnassigning(context.scope, remove);
  return { add: added, remove };
}

function assignAll(
  read: (Case | undefined)[],
  change: AssignmentChange,
  context: OrganizationContext,
): Promise<Assigned> {
  const { actor, scope, cases } = context;
  // Admins may remove assignees even from restricted cases.
  const isRemovalOnly = change.add.length === 0;
  const viewer = { id: actor.id, scope, ...(isRemovalOnly && { role: actor.role }) };
  const found = read.map(record => {
    if (!record || !canSeeCase(viewer, record)) throw new AppError('record.missing');
    return record;
  });
  return cases.assign(found, change, assigned => ({ cases: assigned.map(caseRowOf) }));
}
