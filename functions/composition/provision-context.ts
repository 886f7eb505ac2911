import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { InvitationsStore } from '../features/organizations/members/invitations-store.ts';
import { MembersStore } from '../features/organizations/members/members-store.ts';
import { DeparturesStore } from '../features/organizations/operator/departures-store.ts';
import { OrganizationsStore } from '../features/organizations/organizations/organizations-store.ts';
import { PeopleStore } from '../features/people/account/people-store.ts';
import type { OpenUserPool } from '../platform/identity/open-user-pool.ts';
import { MailAccountStore } from '../platform/mail/mail-account-store.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';
import { lazyContext, type Opened } from './lazy-stores.ts';

export interface ProvisionContext extends Opened<typeof provisionStores> {
  userPool: OpenUserPool;
  webUrl: string;
  now: () => number;
  membersOf: (organization: string) => MembersStore;
  invitationsOf: (organization: OrganizationRecord) => InvitationsStore;
  mailsOf: (organization: string | null) => MailsStore;
}

interface Services {
  table: Table;
  userPool: OpenUserPool;
  webUrl: string;
}

export function provisionContext({ table, userPool, webUrl }: Services, origin: Origin): ProvisionContext {
  const base = {
    userPool,
    webUrl,
    now: origin.now,
    membersOf: (organization: string) => new MembersStore(table, organization, { ...origin, organization }),
    invitationsOf: (record: OrganizationRecord) =>
      new InvitationsStore(table, record, { ...origin, organization: record.slug }),
    mailsOf: (organization: string | null) => new MailsStore(table, organization, origin),
  };
  return lazyContext(base, provisionStores(table, origin));
}

const provisionStores = (table: Table, origin: Origin) => ({
  mailAccount: () => new MailAccountStore(table),
  people: () => new PeopleStore(table, origin),
  organizations: () => new OrganizationsStore(table, origin),
  departures: () => new DeparturesStore(table, origin),
});
