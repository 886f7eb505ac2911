import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * A number in E.164, read as one of the country, where there is one, unless it says another; undefined for what is none.
 * A number outside of every known range passes when it is as long as mobile numbers of its country:
 * ranges are opened faster than any table knows, but a digit too few is always a slip.
 */
export function phoneInE164(number: string, country: string | undefined): string | undefined {
  const parsed = parsePhoneNumberFromString(number, country as CountryCode | undefined);
  if (!parsed) return undefined;
  const isLikeMobile = parsed
    .getPossibleCountries()
    .some(place => getExampleNumber(place, examples)?.nationalNumber.length === parsed.nationalNumber.length);
  return parsed.isValid() || isLikeMobile ? parsed.number : undefined;
}
