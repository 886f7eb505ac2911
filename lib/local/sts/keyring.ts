import { randomBytes } from 'node:crypto';
import type { Secret } from './check-signature.ts';

/** The sender of a request: an IAM role, its session tags, and the role that has assumed it. */
export type Identity = { role: string; tags: Record<string, string>; assumedBy?: string };
export type BaseKeys = { accessKeyId: string; secretAccessKey: string };
export type SessionKeys = BaseKeys & { sessionToken: string; expiresAt: number };

type Entry = { identity: Identity; secret: Secret; expiresAt: number };

/** Access keys issued by this process, in memory. `now` is in milliseconds since 1970. */
export function createKeyring(now: () => number) {
  const entries = new Map<string, Entry>();

  const valid = (accessKeyId: string) => {
    const entry = entries.get(accessKeyId);
    return entry && now() < entry.expiresAt ? entry : undefined;
  };

  return {
    /** Creates permanent keys of a role, like those in a Lambda's environment. */
    issue(role: string, tags: Record<string, string> = {}): BaseKeys {
      const keys = { accessKeyId: keyId('AKIA'), secretAccessKey: secretText(30) };
      const secret = { secretAccessKey: keys.secretAccessKey };
      entries.set(keys.accessKeyId, {
        identity: { role, tags },
        secret,
        expiresAt: Number.POSITIVE_INFINITY,
      });
      return keys;
    },

    /** Creates temporary keys of a role. They are valid only together with their session token. */
    issueSession(identity: Identity, seconds: number): SessionKeys {
      const accessKeyId = keyId('ASIA');
      const secret = { secretAccessKey: secretText(30), sessionToken: secretText(96) };
      const expiresAt = now() + seconds * 1000;
      entries.set(accessKeyId, { identity, secret, expiresAt });
      return { accessKeyId, ...secret, expiresAt };
    },

    identify: (accessKeyId: string): Identity | undefined => valid(accessKeyId)?.identity,
    secretOf: (accessKeyId: string): Secret | undefined => valid(accessKeyId)?.secret,
    hasExpired: (accessKeyId: string): boolean => entries.has(accessKeyId) && !valid(accessKeyId),
  };
}

export type Keyring = ReturnType<typeof createKeyring>;

function keyId(prefix: 'AKIA' | 'ASIA') {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  return prefix + [...randomBytes(16)].map(byte => alphabet.charAt(byte % alphabet.length)).join('');
}

function secretText(bytes: number) {
  return randomBytes(bytes).toString('base64');
}
