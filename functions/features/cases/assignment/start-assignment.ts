import { AppError } from '../../../../shared/core/errors.ts';
import type { AssignmentTask } from '../../../../shared/features/cases/cases/assignment-task.schema.ts';
import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { readAssignmentChange } from './assign-cases.ts';

/** Starts a job that assigns more cases than fit into one transaction. Skips cases the caller cannot see. */
export const startAssignment: Handler<typeof cases.startAssignment> = async (
  { caseIds, filter, addIds, removeIds },
  context,
) => {
  const ids = [...new Set(caseIds)];
  if ((ids.length === 0) === (filter === null))
    throw new AppError('request.invalid', { fields: { caseIds: 'validation.required' } });
  const [add, remove] = [[...new Set(addIds)], [...new Set(removeIds)]];
  await readAssignmentChange(add, remove, context);
  const { jobs, jobCases, organization, now } = context;
  const today = todayIn(organization.timeZone, now());
  const kind = 'assignment' as const;
  return filter
    ? jobs.start({ kind, add, remove, cases: 'filtered' } satisfies AssignmentTask, null, id => [
        jobCases.filterWrite(id, { ...filter, today }),
      ])
    : jobs.start({ kind, add, remove, cases: 'listed' } satisfies AssignmentTask, ids.length, id =>
        jobCases.listWrites(id, ids),
      );
};
