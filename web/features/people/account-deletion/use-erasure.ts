import { useState } from 'react';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { endsSession } from '../../../platform/api/query-client.ts';
import { broadcastToTabs } from '../../../platform/auth/other-tabs.ts';
import { clearSession } from '../../../platform/auth/session.ts';

const pollMs = 700;
/** It is looked at within seconds. Later than that, a mail tells what came of it. */
const maxPolls = 40;

interface DeletionCallbacks {
  /** The account is on its way out; nobody is signed in here any more. */
  onDeleted: () => void;
  /** Something was found that stands in the way. */
  onBlocked: (obstacles: Obstacle[]) => void;
}

/** Asks for the deletion of the account, then looks until it has begun or something stands in the way. */
export function useAccountDeletion({ onDeleted, onBlocked }: DeletionCallbacks) {
  const [isBusy, setBusy] = useState(false);

  async function deleteAccount(
    proof: RequestOf<typeof accountDeletion.askForErasure>,
    refuse: (fields: Record<string, string>) => void,
    fail: (error: unknown) => void,
  ): Promise<void> {
    setBusy(true);
    try {
      await call(accountDeletion.askForErasure, proof);
      const obstacles = await findObstacles();
      if (obstacles.length > 0) onBlocked(obstacles);
      else finish();
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      if (Object.keys(fields).length > 0) refuse(fields);
      else fail(error);
    } finally {
      setBusy(false);
    }
  }

  function finish(): void {
    onDeleted();
    clearSession();
    broadcastToTabs({ kind: 'signed-out' });
  }

  return { erase: deleteAccount, isBusy };
}

/** What stood in the way, if anything did. That the session is over is the first sign of a deletion that goes on. */
async function findObstacles(): Promise<Obstacle[]> {
  for (let left = maxPolls; left > 0; left--) {
    await new Promise(resolve => setTimeout(resolve, pollMs));
    try {
      const { state, obstacles } = await call(accountDeletion.getErasure, {});
      if (state === 'refused') return obstacles;
    } catch (error) {
      if (endsSession(error)) return [];
      if (!(error instanceof CallError) || !error.isTransient) throw error;
    }
  }
  return [];
}
