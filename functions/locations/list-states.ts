import { allCountries } from 'country-region-data';
import type { locations } from '../../shared/locations/endpoints.ts';
import type { AccountHandler } from '../context.ts';
import { wholePage } from '../http/pages.ts';
import { chineseStates } from './chinese-states.ts';

type State = [name: string, code: string];

/** Places where the data set names only the place itself; Hong Kong's addresses say one of three. */
const ownStates: Record<string, State[]> = {
  HK: [
    ['Hong Kong Island', 'HKI'],
    ['Kowloon', 'KLN'],
    ['New Territories', 'NTS'],
  ],
  MO: [],
};

/** States of a country; none for a place that has none or is not known. */
export const listStatesHandler: AccountHandler<typeof locations.listStates> = async ({ id, locale }) => {
  const [, , given = []] = allCountries.find(([, code]) => code === id) ?? [];
  const chinese = locale === 'zh' ? chineseStates[id] : undefined;
  const states = (ownStates[id] ?? given).map(([name, code]) => ({
    id: code,
    name: chinese?.[code] ?? name,
  }));
  return { data: wholePage(states) };
};
