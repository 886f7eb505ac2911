import { gatherReceived, needsReview } from '../../../../shared/features/eye/received/gather-received.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { EyeValues } from '../eye-reports/form/eye-values.ts';
import { holdsTaken } from '../eye-reports/form/measurements/take-received.ts';
import { closeReceived } from './close-received.ts';
import { receivedOfChildQuery } from './queries.ts';

/**
 * Ends the waiting of the child's measurements that a saved visit of that day has, also after a reload. Those
 * that need a review wait on.
 */
export async function closeHeld(caseId: string, saved: EyeValues): Promise<void> {
  const waiting = queryClient.getQueryData(receivedOfChildQuery(caseId).queryKey) ?? [];
  const held = gatherReceived(waiting).filter(
    group => group.measurement.measuredOn === saved.date && !needsReview(group) && holdsTaken(saved, group),
  );
  await closeReceived(
    held.flatMap(({ ids }) => ids),
    'taken',
  );
}
