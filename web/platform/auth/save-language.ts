import type { Locale, Script } from '../../../shared/core/fields.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { logWarning } from '../api/log.ts';

let lastSaved: Promise<unknown> = Promise.resolve();

/**
 * Saves the user's language, and Chinese script if given. Choices are saved one after the other, so that the
 * last one stays. A failure does not change the page.
 */
export async function saveLanguage(locale: Locale, script?: Script): Promise<void> {
  const save = () => call(account.changeLanguage, { locale, ...(script && { script }) });
  lastSaved = lastSaved.then(save).catch(error => logWarning('The language was not saved', error));
  await lastSaved;
}
