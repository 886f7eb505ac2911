import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { readAssignable } from '../../cases/feature.ts';
import { requireWaiting } from './require-waiting.ts';

/** The registration becomes an ordinary case that is assigned to the chosen members. */
export const acceptRegistration: Handler<typeof registrations.acceptRegistration> = async (
  { caseId, assignedIds },
  context,
) => {
  const { records, cases } = context;
  requireWaiting(records.case);
  const { assigned } = records.case;
  const added = [...new Set(assignedIds)].filter(id => assigned.every(member => member.id !== id));
  const chosen = added.length > 0 ? await readAssignable(context, added) : [];
  const changes = { review: 'accepted' as const, assigned: [...assigned, ...chosen] };
  return cases.change(records.case, changes, { act: 'registration.accepted', record: caseId });
};
