import type { Locale, Script } from '../../../shared/core/fields.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { logWarning } from '../api/log.ts';

/**
 * Saves the language, and the Chinese script if given, of the signed-in user. A failure
 * changes nothing on the page.
 */
export async function saveLanguage(locale: Locale, script?: Script): Promise<void> {
  await call(account.changeLanguage, { locale, ...(script && { script }) }).catch(error =>
    logWarning('The language was not saved', error),
  );
}
