import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * Converts a phone number to E.164; undefined if invalid. `country` is used if the number has no country
 * prefix. A number outside all known ranges is accepted if it is as long as the country's mobile numbers,
 * because new ranges appear faster than the data is updated. A number with a missing digit is always invalid.
 */
export function phoneInE164(number: string, country: string | undefined): string | undefined {
  const parsed = parsePhoneNumberFromString(number, country as CountryCode | undefined);
  if (!parsed) return undefined;
  const isLikeMobile = parsed
    .getPossibleCountries()
    .some(place => getExampleNumber(place, examples)?.nationalNumber.length === parsed.nationalNumber.length);
  return parsed.isValid() || isLikeMobile ? parsed.number : undefined;
}
