import { AllSubscriptionsStore } from '../features/courses/subscriptions/all-subscriptions-store.ts';
import { RegistrationClaimsStore } from '../features/organizations/invitations/registration-claims-store.ts';
import { AdminsStore } from '../features/organizations/members/admins-store.ts';
import { InvitationLinks } from '../features/organizations/members/invitation-links-store.ts';
import { CertificateGrantsStore } from '../features/organizations/module-access/certificate-grants-store.ts';
import { ModuleRequestsStore } from '../features/organizations/module-access/module-requests-store.ts';
import { FailedWorkStore } from '../features/organizations/organizations/failed-work-store.ts';
import {
  type LogoOf,
  OrganizationsStore,
} from '../features/organizations/organizations/organizations-store.ts';
import { PeopleStore } from '../features/people/account/people-store.ts';
import { SessionsStore } from '../features/people/account/sessions-store.ts';
import { SignInThrottle } from '../features/people/account/sign-in-throttle.ts';
import { AccountDeletionsStore } from '../features/people/account-deletion/account-deletions-store.ts';
import { AccountSecurityStore } from '../features/people/account-security/account-security-store.ts';
import { CertificatesStore } from '../features/people/profile/certificates-store.ts';
import { mailStores } from '../platform/mail/mail-stores.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';

/** Stores of people and sign-ins. Each is opened when a handler first uses it. */
export const accountStores = (table: Table, origin: Origin, logoOf: LogoOf) => ({
  people: () => new PeopleStore(table, origin, logoOf),
  organizations: () => new OrganizationsStore(table, origin, logoOf),
  ...mailStores(table, origin),
  moduleRequests: () => new ModuleRequestsStore(table, origin.now),
  allSubscriptions: () => new AllSubscriptionsStore(table, origin),
  sessions: () => new SessionsStore(table, origin),
  signInThrottle: () => new SignInThrottle(table, origin.now),
  failedWork: () => new FailedWorkStore(table, origin.now),
  hourlyLimiter: () => new HourlyLimiter(table, origin.now),
  invitationLinks: () => new InvitationLinks(table),
  registrationClaims: () => new RegistrationClaimsStore(table, origin.now),
  certificates: () => new CertificatesStore(table),
  certificateGrants: () => new CertificateGrantsStore(table, origin.now),
  accountSecurity: () => new AccountSecurityStore(table, origin),
  accountDeletions: () => new AccountDeletionsStore(table, origin),
  admins: () => new AdminsStore(table, origin),
});
