import type { Endpoint, HttpEntry } from './core/endpoint.ts';
import { routeKey } from './core/endpoint.ts';
import { cases } from './features/cases/cases/endpoints.ts';
import { drafts } from './features/cases/drafts/endpoints.ts';
import { terms } from './features/consent/terms/endpoints.ts';
import { eye } from './features/eye/eye-reports/endpoints.ts';
import { audit } from './features/operations/audit/endpoints.ts';
import { deliveries } from './features/operations/email-log/endpoints.ts';
import { files } from './features/operations/files/endpoints.ts';
import { jobs } from './features/operations/jobs/endpoints.ts';
import { locations } from './features/operations/locations/endpoints.ts';
import { notifications } from './features/operations/notifications/endpoints.ts';
import { invitations } from './features/organizations/invitations/endpoints.ts';
import { members } from './features/organizations/members/endpoints.ts';
import { memberships } from './features/organizations/memberships/endpoints.ts';
import { licences } from './features/organizations/module-access/endpoints.ts';
import { departures } from './features/organizations/offboarding/endpoints.ts';
import { organizations } from './features/organizations/organizations/endpoints.ts';
import { account } from './features/people/account/endpoints.ts';
import { erasures } from './features/people/account-deletion/endpoints.ts';
import { security } from './features/people/account-security/endpoints.ts';
import { certificates } from './features/people/certificates/endpoints.ts';
import { copies } from './features/people/data-export/endpoints.ts';
import { devices } from './features/people/devices/endpoints.ts';
import { profile } from './features/people/profile/endpoints.ts';
import { links } from './features/reports/report-links/endpoints.ts';
import { reports } from './features/reports/sending/endpoints.ts';

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
