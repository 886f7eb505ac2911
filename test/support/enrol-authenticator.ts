import { totpCode } from '../../lib/local/cognito/totp.ts';
import { accountSecurity } from '../../shared/features/people/account-security/endpoints.ts';
import type { Caller } from './caller.ts';

/**
 * Sets up an authenticator with its previous code, so that its current code can still be used afterwards.
 * @returns its secret
 */
export async function enrolAuthenticator(
  caller: Caller,
  present: string,
  now: () => number,
): Promise<string> {
  const { data } = await caller.call(accountSecurity.beginSecondFactor, { password: present });
  const { method, path } = accountSecurity.confirmSecondFactor;
  // Tries twice, because a new code begins every half minute, perhaps while this request is being sent.
  for (let left = 2; ; left--) {
    const code = totpCode(data.secret, now() - 30_000);
    const body = JSON.stringify({ password: present, code });
    const { status, text } = await caller.send(method, path, { body });
    if (status === 200) return data.secret;
    if (left === 0) throw new Error(`no authenticator was set up: ${status} ${text}`);
  }
}
