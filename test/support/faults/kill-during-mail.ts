import { setTimeout as wait } from 'node:timers/promises';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';

/** Long enough for a request to be carried out, and nothing that its answer would lead to. */
const carriedOutMs = 200;

/** Where a process dies: at which request of the Lambda that sends mails, and on which side of it. */
export interface KillPoint {
  step: number;
  side: 'before' | 'after';
}

/**
 * Kills its own process at a request of the Lambda that sends mails, once it is armed. After it means carried out, and
 * unanswered.
 */
export function killDuringMail({ step, side }: KillPoint): { injectFault: FaultInjection; arm: () => void } {
  let isArmed = false;
  let seen = 0;
  return {
    arm: () => {
      isArmed = true;
    },
    injectFault: ({ lambda }) => {
      if (!isArmed || lambda !== 'mail' || ++seen !== step) return undefined;
      if (side === 'before') process.kill(process.pid, 'SIGKILL');
      void wait(carriedOutMs).then(() => process.kill(process.pid, 'SIGKILL'));
      return 'hang';
    },
  };
}
