import {
  type CountryCode,
  getExampleNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * Converts a phone number to E.164; undefined if invalid. A number without a country prefix is of the first
 * of `countries` in which it is valid. A number outside all known ranges is accepted if it is as long as the
 * mobile numbers of one of them, because new ranges appear faster than the data is updated. A number with a
 * missing digit is always invalid.
 */
export const phoneInE164 = (
  number: string,
  countries: readonly (string | null | undefined)[],
): string | undefined => phonesInE164(number, countries)[0];

/** All readings of a phone number as `phoneInE164` accepts them, the likeliest first. */
export function phonesInE164(number: string, countries: readonly (string | null | undefined)[]): string[] {
  const parsed = [...countries, undefined].flatMap(
    country => parsePhoneNumberFromString(number, (country ?? undefined) as CountryCode | undefined) ?? [],
  );
  const valid = parsed.filter(found => found.isValid());
  return [...new Set([...valid, ...parsed.filter(isLikeMobile)].map(found => found.number as string))];
}

const isLikeMobile = (phone: PhoneNumber): boolean =>
  phone
    .getPossibleCountries()
    .some(place => getExampleNumber(place, examples)?.nationalNumber.length === phone.nationalNumber.length);
