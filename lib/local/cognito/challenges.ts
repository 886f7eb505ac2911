import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../../shared/core/dates/durations.ts';
import type { SrpExchange } from './srp.ts';

interface Step {
  clientId: string;
  sub: string;
}

export type Challenge =
  | (Step & { name: 'PASSWORD_VERIFIER'; verifier: string; exchange: SrpExchange })
  | (Step & { name: 'NEW_PASSWORD_REQUIRED' })
  | (Step & { name: 'SOFTWARE_TOKEN_MFA' });

type ChallengeName = Challenge['name'];
export type Challenges = ReturnType<typeof createChallenges>;

const lifetime = 3 * minuteMs;
const idBytes = 64;

/** Unfinished sign-ins that wait for the user's next response. They are in memory, so a restart ends them. */
export function createChallenges(now: () => number) {
  const open = new Map<string, { challenge: Challenge; expiresAt: number }>();

  function removeExpired(): void {
    for (const [id, { expiresAt }] of open) {
      if (expiresAt > now()) return;
      open.delete(id);
    }
  }

  return {
    /** Stores the challenge for three minutes under an unguessable id (base 64). */
    begin(challenge: Challenge): string {
      removeExpired();
      const id = randomBytes(idBytes).toString('base64');
      open.set(id, { challenge, expiresAt: now() + lifetime });
      return id;
    },

    /** Finds an open challenge by id; it must have this name and belong to this app client. */
    find<Name extends ChallengeName>(id: string, name: Name, clientId: string) {
      const found = open.get(id);
      if (!found || found.expiresAt <= now()) return undefined;
      const { challenge } = found;
      return isNamed(challenge, name) && challenge.clientId === clientId ? challenge : undefined;
    },

    end(id: string): void {
      open.delete(id);
    },
  };
}

function isNamed<Name extends ChallengeName>(
  challenge: Challenge,
  name: Name,
): challenge is Extract<Challenge, { name: Name }> {
  return challenge.name === name;
}
