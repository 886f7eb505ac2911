import { account } from '../../shared/account/endpoints.ts';
import { call } from '../api/call.ts';
import { revokeTokens } from './cognito.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { forgetSession } from './session.ts';

/** Ends the session at the server and at Cognito; here it ends whether they answer or not. */
export async function signOut(): Promise<void> {
  await call(account.logout, {}).catch(() => undefined);
  await revokeTokens().catch(() => undefined);
  forgetSession();
  tellOtherTabs({ kind: 'signed-out' });
}
