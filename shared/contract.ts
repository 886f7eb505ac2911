import { account } from './account/endpoints.ts';
import { audit } from './audit/endpoints.ts';
import { cases } from './cases/endpoints.ts';
import { certificates } from './certificates/endpoints.ts';
import { copies } from './copies/endpoints.ts';
import { deliveries } from './deliveries/endpoints.ts';
import { departures } from './departures/endpoints.ts';
import { devices } from './devices/endpoints.ts';
import { drafts } from './drafts/endpoints.ts';
import type { Endpoint, HttpEntry } from './endpoint.ts';
import { routeKey } from './endpoint.ts';
import { erasures } from './erasures/endpoints.ts';
import { eye } from './eye/endpoints.ts';
import { files } from './files/endpoints.ts';
import { invitations } from './invitations/endpoints.ts';
import { jobs } from './jobs/endpoints.ts';
import { licences } from './licences/endpoints.ts';
import { links } from './links/endpoints.ts';
import { locations } from './locations/endpoints.ts';
import { members } from './members/endpoints.ts';
import { memberships } from './memberships/endpoints.ts';
import { notifications } from './notifications/endpoints.ts';
import { organizations } from './organizations/endpoints.ts';
import { profile } from './profile/endpoints.ts';
import { reports } from './reports/endpoints.ts';
import { security } from './security/endpoints.ts';
import { terms } from './terms/endpoints.ts';

/** Every call of the product, by noun. A noun enters the product here. */
export const contract = {
  account,
  audit,
  cases,
  certificates,
  deliveries,
  departures,
  devices,
  drafts,
  erasures,
  eye,
  files,
  invitations,
  jobs,
  licences,
  locations,
  members,
  memberships,
  notifications,
  organizations,
  copies,
  profile,
  security,
  terms,
  reports,
  links,
};

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
