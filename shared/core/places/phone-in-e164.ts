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
export function phoneInE164(
  number: string,
  countries: readonly (string | null | undefined)[],
): string | undefined {
  const parsed = [...countries, undefined].flatMap(
    country => parsePhoneNumberFromString(number, (country ?? undefined) as CountryCode | undefined) ?? [],
  );
  return (parsed.find(found => found.isValid()) ?? parsed.find(isLikeMobile))?.number;
}

const isLikeMobile = (phone: PhoneNumber): boolean =>
  phone
    .getPossibleCountries()
    .some(place => getExampleNumber(place, examples)?.nationalNumber.length === phone.nationalNumber.length);
