import { minEndingDigits } from '../../../../../shared/core/limits.ts';
import { isAddressQuery, isNumberQuery, typedText } from '../../../../platform/search/search-words.ts';

/**
 * Contacts that a search text may mean: an email address in lower case, phone numbers in E.164, or the last
 * digits of a phone number; empty if the text means none of these.
 * @param country country of phone numbers without a country code
 */
export async function contactsIn(text: string, country: string): Promise<string[]> {
  const typed = typedText(text);
  if (isAddressQuery(typed)) return [typed.toLowerCase()];
  if (!isNumberQuery(typed)) return [];
  const { phoneInE164 } = await import('../../../../../shared/core/places/phone-in-e164.ts');
  const digits = typed.replaceAll(/\D/g, '');
  const international = `+${digits.replace(/^0+/, '')}`;
  const numbers = [phoneInE164(typed, [country]), phoneInE164(international, [country])];
  const ending = digits.length === minEndingDigits ? [digits] : [];
  return [...new Set([...numbers.flatMap(number => number ?? []), ...ending])];
}
