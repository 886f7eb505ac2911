import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * Converts a phone number to E.164; undefined if invalid. The country applies unless the number has its own prefix.
 * A number outside all known ranges is accepted if it has the length of the country's mobile numbers:
 * new ranges appear faster than the data is updated, but a missing digit is always an error.
 */
export function phoneInE164(number: string, country: string | undefined): string | undefined {
  const parsed = parsePhoneNumberFromString(number, country as CountryCode | undefined);
  if (!parsed) return undefined;
  const isLikeMobile = parsed
    .getPossibleCountries()
    .some(place => getExampleNumber(place, examples)?.nationalNumber.length === parsed.nationalNumber.length);
  return parsed.isValid() || isLikeMobile ? parsed.number : undefined;
}
