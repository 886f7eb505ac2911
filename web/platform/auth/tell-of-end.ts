import i18next from 'i18next';
import type { CallCode } from '../api/call-error.ts';
import { speak } from '../i18n/words.ts';
import { toastFailed } from '../../ui/feedback/toast.ts';
import { langOf } from './addresses.ts';

/** Says why somebody has to sign in again. Ways to lose a session differ; what to do about it does not. */
export async function tellOfEnd(code: CallCode): Promise<void> {
  await speak(langOf(location.pathname), ['errors']);
  toastFailed(i18next.t(code.startsWith('session.') ? 'errors:session.expired' : `errors:${code}`));
}
