import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { revokeTokens } from './cognito.ts';
import { clearSession } from './session.ts';
import { broadcastToTabs } from './tab-channel.ts';
import { tabToken } from './tab-token.ts';

const timeoutMs = 5_000;

/** Ends the session at the server and at Cognito; ends it in this browser even if they do not respond. */
export async function signOut(): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  await call(account.logout, {}, { signal, handlesSessionEnd: true }).catch(() => undefined);
  await revokeTokens().catch(() => undefined);
  const isShared = tabToken() === undefined;
  clearSession();
  if (isShared) broadcastToTabs({ kind: 'signed-out' });
}
