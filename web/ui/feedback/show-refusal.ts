import i18next from 'i18next';
import { loadMoreTexts } from '../../platform/i18n/translations.ts';
import { toastFailed } from './toast.ts';

export type Refusal = 'activity.not-own' | 'activity.not-visible' | 'evaluation.not-own';

/** Shows why a record cannot be opened or changed, before the page has its texts. */
export async function showRefusal(code: Refusal): Promise<void> {
  await loadMoreTexts(['moreErrors']);
  void toastFailed(i18next.getFixedT(null, 'moreErrors')(code));
}
