import { useState } from 'react';
import type { Sends } from '../../../../shared/core/endpoint.ts';
import { erasures } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { endsSession } from '../../../platform/api/query-client.ts';
import { tellOtherTabs } from '../../../platform/auth/other-tabs.ts';
import { forgetSession } from '../../../platform/auth/session.ts';

const pauseMs = 700;
/** It is looked at within seconds. Later than that, a mail tells what came of it. */
const looksAtMost = 40;

interface Outcome {
  /** The account is on its way out; nobody is signed in here any more. */
  onGone: () => void;
  /** Something was found that stands in the way. */
  onRefused: (obstacles: Obstacle[]) => void;
}

/** Asks for the deletion of the account, then looks until it has begun or something stands in the way. */
export function useErasure({ onGone, onRefused }: Outcome) {
  const [isBusy, setBusy] = useState(false);

  async function erase(
    proof: Sends<typeof erasures.askForErasure>,
    refuse: (fields: Record<string, string>) => void,
    fail: (error: unknown) => void,
  ): Promise<void> {
    setBusy(true);
    try {
      await call(erasures.askForErasure, proof);
      const obstacles = await findObstacles();
      if (obstacles.length > 0) onRefused(obstacles);
      else leave();
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {};
      if (Object.keys(fields).length > 0) refuse(fields);
      else fail(error);
    } finally {
      setBusy(false);
    }
  }

  function leave(): void {
    onGone();
    forgetSession();
    tellOtherTabs({ kind: 'signed-out' });
  }

  return { erase, isBusy };
}

/** What stood in the way, if anything did. That the session is over is the first sign of a deletion that goes on. */
async function findObstacles(): Promise<Obstacle[]> {
  for (let left = looksAtMost; left > 0; left--) {
    await new Promise(resolve => setTimeout(resolve, pauseMs));
    try {
      const { state, obstacles } = await call(erasures.getErasure, {});
      if (state === 'refused') return obstacles;
    } catch (error) {
      if (endsSession(error)) return [];
      if (!(error instanceof CallError) || !error.passing) throw error;
    }
  }
  return [];
}
