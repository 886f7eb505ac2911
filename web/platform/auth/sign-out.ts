import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { revokeTokens } from './cognito.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { forgetSession } from './session.ts';
import { tabToken } from './tab-token.ts';

const patienceMs = 5_000;

/** Ends the session at the server and at Cognito; here it ends whether they answer or not. */
export async function signOut(): Promise<void> {
  const signal = AbortSignal.timeout(patienceMs);
  await call(account.logout, {}, { signal }).catch(() => undefined);
  await revokeTokens().catch(() => undefined);
  const concernsOthers = tabToken() === undefined;
  forgetSession();
  if (concernsOthers) tellOtherTabs({ kind: 'signed-out' });
}
