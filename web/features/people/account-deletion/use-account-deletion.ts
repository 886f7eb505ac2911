import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError, endsSession } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { clearSession } from '../../../platform/auth/session.ts';
import { broadcastToTabs } from '../../../platform/auth/tab-channel.ts';

const pollMs = 700;
/** Maximum number of requests for the result. A deletion takes seconds; a later result is sent by email. */
const maxPolls = 40;

interface DeletionCallbacks {
  /** Called once the deletion has started and the user is signed out. */
  onDeleted: () => void;
  onBlocked: (obstacles: Obstacle[]) => void;
}

export function useAccountDeletion({ onDeleted, onBlocked }: DeletionCallbacks) {
  const erasing = useApiMutation(
    async (proof: RequestOf<typeof accountDeletion.askForErasure>, idempotencyKey) => {
      await call(accountDeletion.askForErasure, proof, { idempotencyKey });
      return findObstacles();
    },
  );

  function deleteAccount(
    proof: RequestOf<typeof accountDeletion.askForErasure>,
    refuse: (fields: Record<string, string>) => void,
    fail: (error: unknown) => void,
  ): void {
    erasing.mutate(proof, {
      onSuccess: obstacles => (obstacles.length > 0 ? onBlocked(obstacles) : finish()),
      onError: error => {
        const fields = error instanceof CallError ? error.fields : {};
        if (Object.keys(fields).length > 0) refuse(fields);
        else fail(error);
      },
    });
  }

  function finish(): void {
    onDeleted();
    clearSession();
    broadcastToTabs({ kind: 'signed-out' });
  }

  return { erase: deleteAccount, isBusy: erasing.isPending };
}

/**
 * Waits for the result of the request and returns obstacles to the deletion; none if the session has ended,
 * because the deletion has then started.
 */
async function findObstacles(): Promise<Obstacle[]> {
  for (let left = maxPolls; left > 0; left--) {
    await new Promise(resolve => setTimeout(resolve, pollMs));
    try {
      const { state, obstacles } = await call(accountDeletion.getErasure, {}, { handlesSessionEnd: true });
      if (state === 'refused') return obstacles;
    } catch (error) {
      if (endsSession(error)) return [];
      if (!(error instanceof CallError) || !error.isTransient) throw error;
    }
  }
  return [];
}
