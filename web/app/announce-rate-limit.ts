import i18next from 'i18next';
import { loadMoreTexts } from '../platform/i18n/translations.ts';
import { toastNotice } from '../ui/feedback/toast.ts';

let announcedUntil = 0;

/** Tells the user that requests wait for the rate limit: one message, even if several requests wait. */
export async function announceRateLimit(ms: number): Promise<void> {
  if (Date.now() < announcedUntil) return;
  announcedUntil = Date.now() + ms;
  await loadMoreTexts(['ui']);
  toastNotice(i18next.t('ui:rateLimit.waiting', { count: Math.ceil(ms / 1_000) }), ms);
}
