import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireWaiting } from './require-waiting.ts';

export const rejectRegistration: Handler<typeof registrations.rejectRegistration> = async (
  { caseId },
  { records, cases },
) => {
  requireWaiting(records.case);
  const changes = { review: 'rejected', status: 'archived' } as const;
  return cases.change(records.case, changes, { act: 'registration.rejected', record: caseId });
};
