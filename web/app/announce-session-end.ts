import i18next from 'i18next';
import type { CallCode } from '../platform/api/call-error.ts';
import { loadMoreTexts } from '../platform/i18n/translations.ts';
import { hideToasts, toastFailed } from '../ui/feedback/toast.ts';

/** Hides the user's data and says why the user must sign in again. */
export async function announceSessionEnd(code: CallCode): Promise<void> {
  await hideToasts();
  await loadMoreTexts(['errors']);
  const known = i18next.exists(`errors:${code}`) && !code.startsWith('session.') ? code : 'session.expired';
  // The sign-in page may open in another language than the page that could not be shown.
  toastFailed(() => i18next.getFixedT(null, 'errors')(known as 'session.expired'));
}
