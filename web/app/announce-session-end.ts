import i18next from 'i18next';
import type { CallCode } from '../platform/api/call-error.ts';
import { localeOf } from '../platform/auth/sign-in-urls.ts';
import { loadTranslations } from '../platform/i18n/translations.ts';
import { toastFailed } from '../ui/feedback/toast.ts';

/** Shows why the user has to sign in again. */
export async function announceSessionEnd(code: CallCode): Promise<void> {
  await loadTranslations(localeOf(location.pathname), ['errors']);
  toastFailed(i18next.getFixedT(null, 'errors')(code.startsWith('session.') ? 'session.expired' : code));
}
