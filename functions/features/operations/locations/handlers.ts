import { locations } from '../../../../shared/features/operations/locations/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { listCountriesHandler } from './list-countries.ts';
import { listStatesHandler } from './list-states.ts';

export const endpoints = locations;

export const handlers: AccountHandlers<typeof locations> = {
  listCountries: listCountriesHandler,
  listStates: listStatesHandler,
};
