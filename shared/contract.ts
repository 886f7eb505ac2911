import type { Endpoint, HttpLambdaName } from './core/endpoint.ts';
import { routeKey } from './core/endpoint.ts';
import { cases } from './features/cases/cases/endpoints.ts';
import { drafts } from './features/cases/drafts/endpoints.ts';
import { terms } from './features/consent/terms/endpoints.ts';
import { eye } from './features/eye/eye-reports/endpoints.ts';
import { audit } from './features/operations/audit/endpoints.ts';
import { emailLog } from './features/operations/email-log/endpoints.ts';
import { files } from './features/operations/files/endpoints.ts';
import { jobs } from './features/operations/jobs/endpoints.ts';
import { locations } from './features/operations/locations/endpoints.ts';
import { notifications } from './features/operations/notifications/endpoints.ts';
import { invitations } from './features/organizations/invitations/endpoints.ts';
import { members } from './features/organizations/members/endpoints.ts';
import { memberships } from './features/organizations/memberships/endpoints.ts';
import { moduleAccess } from './features/organizations/module-access/endpoints.ts';
import { offboarding } from './features/organizations/offboarding/endpoints.ts';
import { organizations } from './features/organizations/organizations/endpoints.ts';
import { account } from './features/people/account/endpoints.ts';
import { accountDeletion } from './features/people/account-deletion/endpoints.ts';
import { accountSecurity } from './features/people/account-security/endpoints.ts';
import { certificates } from './features/people/certificates/endpoints.ts';
import { dataExport } from './features/people/data-export/endpoints.ts';
import { devices } from './features/people/devices/endpoints.ts';
import { profile } from './features/people/profile/endpoints.ts';
import { reportLinks } from './features/reports/report-links/endpoints.ts';
import { reports } from './features/reports/sending/endpoints.ts';

/** Every API operation, by noun. Add a new noun here. */
export const contract = {
  account,
  audit,
  cases,
  certificates,
  deliveries: emailLog,
  departures: offboarding,
  devices,
  drafts,
  erasures: accountDeletion,
  eye,
  files,
  invitations,
  jobs,
  licences: moduleAccess,
  locations,
  members,
  memberships,
  notifications,
  organizations,
  copies: dataExport,
  profile,
  security: accountSecurity,
  terms,
  reports,
  links: reportLinks,
};

export type Noun = keyof typeof contract;

/** One API operation with its names. */
export interface ApiOperation {
  noun: Noun;
  name: string;
  routeKey: string;
  lambda: HttpLambdaName;
  endpoint: Endpoint;
}

/** All operations as a list, in the order of the contract. */
export const apiOperations: ApiOperation[] = (
  Object.entries(contract) as [Noun, Record<string, Endpoint>][]
).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    noun,
    name,
    routeKey: routeKey(endpoint),
    lambda: endpoint.lambda ?? 'api',
    endpoint,
  })),
);
