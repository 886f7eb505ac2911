import { received } from '../../../../shared/features/eye/received/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { keyOf } from '../measurements/write-visit.ts';

/** Ends the waiting of measurements. Retries have no further effect. */
export async function closeReceived(ids: readonly string[], outcome: 'taken' | 'discarded'): Promise<void> {
  for (const receivedId of ids) {
    const idempotencyKey = await keyOf({ receivedId, outcome });
    await call(received.closeReceived, { receivedId, outcome }, { idempotencyKey }).catch(error => {
      if (!(error instanceof CallError && error.code === 'record.missing')) throw error;
    });
  }
}
