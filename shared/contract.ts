import { account } from './account/endpoints.ts';
import { cases } from './cases/endpoints.ts';
import type { Endpoint, HttpEntry } from './endpoint.ts';
import { routeKey } from './endpoint.ts';
import { licences } from './licences/endpoints.ts';
import { locations } from './locations/endpoints.ts';
import { notifications } from './notifications/endpoints.ts';

/** Every call of the product, by noun. A noun enters the product here. */
export const contract = { account, cases, licences, locations, notifications };

export type Noun = keyof typeof contract;

/** A call with the names it goes by. */
export interface Call {
  noun: Noun;
  name: string;
  routeKey: string;
  entry: HttpEntry;
  endpoint: Endpoint;
}

/** The contract as a list, in its own order. */
export const calls: Call[] = (Object.entries(contract) as [Noun, Record<string, Endpoint>][]).flatMap(
  ([noun, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      noun,
      name,
      routeKey: routeKey(endpoint),
      entry: endpoint.entry ?? 'api',
      endpoint,
    })),
);
