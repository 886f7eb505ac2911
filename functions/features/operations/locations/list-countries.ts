import { languageTag, regionalTags } from '../../../../shared/core/languages.ts';
import { countryCodes } from '../../../../shared/core/places/countries.ts';
import { countryNames } from '../../../../shared/core/places/country-names.ts';
import type { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { numberedPage } from '../../../platform/http/pagination.ts';

/** Lists ISO 3166-1 countries and regions, sorted in the requested language. */
export const listCountries: AccountHandler<typeof locations.listCountries> = async ({
  limit,
  locale,
  script,
}) => {
  const language = regionalTags[languageTag(locale, script)];
  const nameOf = countryNames(language);
  const countries = countryCodes
    .map(id => ({ id, name: nameOf(id) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return numberedPage(countries.slice(0, limit), 1, limit, countries.length);
};
