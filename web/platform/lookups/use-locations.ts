import { queryOptions, useQuery } from '@tanstack/react-query';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { languageTag, regionalTags } from '../../../shared/core/languages.ts';
import { countriesLimit } from '../../../shared/core/limits.ts';
import { countryNames } from '../../../shared/core/places/country-names.ts';
import { locations } from '../../../shared/features/operations/locations/endpoints.ts';
import { call } from '../api/call.ts';
import { logWarning } from '../api/log.ts';
import { useLocale, useScript } from '../i18n/use-locale.ts';

interface NamedPlace {
  id: string;
  name: string;
}

/** Logs a failed request. The list of places stays empty and is requested again when it is needed. */
function withLogging<Answer>(request: Promise<Answer>): Promise<Answer> {
  return request.catch(error => {
    logWarning('Countries or states could not be loaded', error);
    throw error;
  });
}

const countriesQuery = (locale: Locale, script: Script) =>
  queryOptions({
    queryKey: ['locations', 'countries', locale, script],
    queryFn: () => withLogging(call(locations.listCountries, { limit: countriesLimit, locale, script })),
    staleTime: dayMs,
  });

const statesQuery = (country: string, locale: Locale, script: Script) =>
  queryOptions({
    queryKey: ['locations', 'states', country, locale, script],
    queryFn: () => withLogging(call(locations.listStates, { id: country, locale, script })),
    staleTime: dayMs,
    enabled: country !== '',
  });

/**
 * Countries and regions in the current language, and the states of a country. Until the countries are loaded,
 * contains only `country`.
 */
export function useLocations(country: string): { countries: NamedPlace[]; states: NamedPlace[] } {
  const lang = useLocale();
  const script = useScript();
  const loaded = useQuery(countriesQuery(lang, script)).data?.data;
  const countries =
    loaded ??
    (country === ''
      ? []
      : [{ id: country, name: countryNames(regionalTags[languageTag(lang, script)])(country) }]);
  const states = useQuery(statesQuery(country, lang, script)).data?.data.data ?? [];
  return { countries, states };
}

/** Finds the name of a place; returns its id if the list of places is not loaded. */
export function nameOfPlace(places: NamedPlace[], id: string): string {
  return places.find(place => place.id === id)?.name ?? id;
}

/** Options of a select for places. Contains the recorded place even if the places are not loaded. */
export function toSelectOptions(places: NamedPlace[], recorded: string): { value: string; label: string }[] {
  const options = places.map(({ id, name }) => ({ value: id, label: name }));
  const isMissing = recorded !== '' && !places.some(({ id }) => id === recorded);
  return isMissing ? [{ value: recorded, label: recorded }, ...options] : options;
}
