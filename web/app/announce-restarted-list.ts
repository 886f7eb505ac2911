import i18next from 'i18next';
import { localeOf } from '../platform/auth/sign-in-urls.ts';
import { loadTranslations } from '../platform/i18n/translations.ts';
import { toastNotice } from '../ui/feedback/toast.ts';

/** Tells the user why a list that was open for long shows its first rows again. */
export async function announceRestartedList(): Promise<void> {
  await loadTranslations(localeOf(location.pathname), ['ui']);
  toastNotice(i18next.t('ui:list.loadedAgain'));
}
