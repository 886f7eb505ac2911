import i18next from 'i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { logWarning } from '../../platform/api/log.ts';
import { deviceScript, languageOf } from '../../platform/i18n/language.ts';
import { loadTexts } from '../../platform/i18n/translations.ts';
import { toastFailed } from '../feedback/toast.ts';

let lastSaved: Promise<unknown> = Promise.resolve();

/**
 * Saves the user's language, and Chinese script if given. Choices are saved one after the other, so that the
 * last one stays. A failure is shown in the chosen language and does not change the page.
 */
export async function saveLanguage(locale: Locale, script?: Script): Promise<void> {
  const save = () => call(account.changeLanguage, { locale, ...(script && { script }) });
  lastSaved = lastSaved.then(save).catch(async error => {
    logWarning('The language was not saved', error);
    const lng = languageOf(locale, script ?? deviceScript());
    await loadTexts(lng, ['settings']).catch(() => undefined);
    await toastFailed(i18next.t('settings:language.unsaved', { lng }));
  });
  await lastSaved;
}
