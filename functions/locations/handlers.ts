import { locations } from '../../shared/locations/endpoints.ts';
import type { AccountHandlers } from '../context.ts';
import { listCountriesHandler } from './list-countries.ts';
import { listStatesHandler } from './list-states.ts';

export const endpoints = locations;

export const handlers: AccountHandlers<typeof locations> = {
  listCountries: listCountriesHandler,
  listStates: listStatesHandler,
};
