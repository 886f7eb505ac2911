import i18next from 'i18next';
import { loadMoreTexts } from '../platform/i18n/translations.ts';
import { toastNotice } from '../ui/feedback/toast.ts';

/** Tells the user that a list was reloaded from its first rows, because it had been open for a long time. */
export async function announceRestartedList(): Promise<void> {
  await loadMoreTexts(['ui']);
  toastNotice(i18next.t('ui:list.loadedAgain'));
}
