import type { OrganizationRecord } from '../shared/organizations/record.ts';
import { PeopleStore } from './account/people-store.ts';
import type { OpenUserPool } from './identity/open-user-pool.ts';
import { MailsStore } from './mail/mails-store.ts';
import { InvitationsStore } from './members/invitations-store.ts';
import { MembersStore } from './members/members-store.ts';
import { OrganizationsStore } from './organizations/organizations-store.ts';
import type { Origin } from './storage/commit.ts';
import type { Table } from './storage/table.ts';

/** What setting up organisations and people from outside is given. */
export interface ProvisionContext {
  userPool: OpenUserPool;
  people: PeopleStore;
  organizations: OrganizationsStore;
  membersOf: (organization: string) => MembersStore;
  invitationsOf: (organization: OrganizationRecord) => InvitationsStore;
  mailsOf: (organization: string | null) => MailsStore;
}

export function provisionContext(table: Table, userPool: OpenUserPool, origin: Origin): ProvisionContext {
  return {
    userPool,
    people: new PeopleStore(table, origin),
    organizations: new OrganizationsStore(table, origin),
    membersOf: organization => new MembersStore(table, organization, { ...origin, organization }),
    invitationsOf: record => new InvitationsStore(table, record, { ...origin, organization: record.slug }),
    mailsOf: organization => new MailsStore(table, organization, origin),
  };
}
