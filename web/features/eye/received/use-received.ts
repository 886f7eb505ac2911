import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import type { WaitingGroup } from '../../../../shared/features/eye/received/gather-received.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { refreshEye } from '../eye-reports/queries.ts';
import { keyOf, writeVisit } from '../measurements/write-visit.ts';

/** Writes received measurements into a draft visit, then removes them from the list. Retrying is safe. */
export const useTakeOver = () =>
  useApiMutation(async ({ planned, group }: { planned: PlannedMeasurement; group: WaitingGroup }) => {
    const report = await writeVisit(planned, group.method);
    await close(group.ids, 'taken');
    return report;
  }, refreshEye);

export const useDiscard = () =>
  useApiMutation(({ ids }: WaitingGroup) => close(ids, 'discarded'), refreshEye);

async function close(ids: readonly string[], outcome: 'taken' | 'discarded'): Promise<void> {
  for (const receivedId of ids) {
    const idempotencyKey = await keyOf({ receivedId, outcome });
    await call(received.closeReceived, { receivedId, outcome }, { idempotencyKey }).catch(error => {
      if (!(error instanceof CallError && error.code === 'record.missing')) throw error;
    });
  }
}
