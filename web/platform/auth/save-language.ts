import type { Locale, Script } from '../../../shared/core/fields.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../api/call.ts';
import { logWarning } from '../api/log.ts';

/** Saves the user's language, and Chinese script if given. A failure does not change the page. */
export async function saveLanguage(locale: Locale, script?: Script): Promise<void> {
  await call(account.changeLanguage, { locale, ...(script && { script }) }).catch(error =>
    logWarning('The language was not saved', error),
  );
}
