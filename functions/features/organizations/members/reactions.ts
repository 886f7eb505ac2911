import { isAssigned } from '../../../../shared/core/can-see-case.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';
import { ConflictError, isVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';

/**
 * Assigns the cases that the admin chose for the invitation to the person who has joined. For a case that was
 * merged since, assigns the surviving case.
 */
const assignPreassignedCases: Reaction<ReactionContext> = {
  name: 'assign-picks',
  on: ['member.joined'],
  react: async (entry, { cases, members }) => {
    const [member, picks] = await Promise.all([
      members.get(entry.record),
      members.preassignedCaseIds(entry.record),
    ]);
    if (!member || picks.length === 0) return [];
    const { id, fullName } = member;
    for (const record of await cases.getSurviving(picks)) {
      if (isAssigned(id, record)) continue;
      await cases
        .assign([record], { add: [{ id, fullName }], remove: [] }, () => undefined)
        .catch(unlessFull);
    }
    return [members.deletePreassignedCasesWrite(id)];
  },
};

/** Ignores the error if a case already has the maximum number of assignees. */
function unlessFull(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'case.too-many-assigned') return undefined;
  throw isVersionConflict(error) ? new ConflictError() : error;
}

export const memberReactions = [assignPreassignedCases];
