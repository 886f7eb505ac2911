import type { Locale, Script } from '../../../shared/core/fields.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { logWarning } from '../api/log.ts';

/**
 * Saves a language, and where it is given how Chinese is read, for a signed-in person; that it could not
 * be saved changes nothing on the page.
 */
export async function saveLanguage(locale: Locale, script?: Script): Promise<void> {
  await call(account.changeLanguage, { locale, ...(script && { script }) }).catch(error =>
    logWarning('The language was not saved', error),
  );
}
