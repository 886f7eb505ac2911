import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { CountryCode, Locale, page, Script } from '../../../core/fields.ts';
import { countriesLimit } from '../../../core/limits.ts';

const Country = z.object({ id: CountryCode, name: z.string() }).meta({ id: 'Country' });
const State = z.object({ id: z.string(), name: z.string() }).meta({ id: 'State' });

export const locations = {
  listCountries: endpoint({
    method: 'GET',
    path: 'location/countries',
    summary: 'Countries and regions, with names in a language and sorted by them',
    lambda: 'account',
    needs: 'location:read',
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(countriesLimit).default(countriesLimit),
      locale: Locale.default('en'),
      script: Script.default('simplified'),
    }),
    output: page(Country),
  }),
  listStates: endpoint({
    method: 'GET',
    path: 'location/states/{id}',
    summary: 'States of a country or region; empty if it has none',
    lambda: 'account',
    needs: 'location:read',
    input: z.strictObject({
      id: z.string().regex(/^[A-Z]{2}$/),
      locale: Locale.default('en'),
      script: Script.default('simplified'),
    }),
    output: z.object({ data: page(State) }),
  }),
};
