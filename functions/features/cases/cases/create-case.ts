import type { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { readAssignable } from '../assignment/assignment.ts';
import { attachPhoto } from './attach-photo.ts';
import { checkFields } from './check-fields.ts';

/** Assigns the chosen members, and the creator so that they can see the case. */
export const createCase: Handler<typeof cases.createCase> = async ({ assignedIds, ...fields }, context) => {
  const { organization, actor, cases, now } = context;
  const checked = await checkFields(fields, organization, now());
  const others = [...new Set(assignedIds)].filter(id => id !== actor.id);
  const chosen = others.length > 0 ? await readAssignable(context, others) : [];
  const { id, fullName } = actor;
  return cases.create(checked, [{ id, fullName }, ...chosen], 'staff', attachPhoto(context.files, checked));
};
