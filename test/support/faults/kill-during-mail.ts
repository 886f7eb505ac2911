import { setTimeout as wait } from 'node:timers/promises';
import type { FaultInjection } from '../../../lib/local/fault-injection.ts';

/** Milliseconds that are enough for a request to be carried out, but not for anything after its response. */
const carriedOutMs = 200;

/** The moment a process is killed: before or after a request of the Lambda that sends emails. */
export interface KillPoint {
  step: number;
  side: 'before' | 'after';
}

/**
 * Once armed, kills its own process at a request of the Lambda that sends emails. "After" means that the
 * request was carried out but its response is lost.
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
