import { type Recipient, recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { organizationKey, personKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';

export class RecipientsStore {
  readonly #people: Table;
  readonly #table: Table;
  readonly #organization: string;

  /** @param people the table, accessed with an IAM role that may read people */
  constructor(people: Table, table: Table, organization: string) {
    this.#people = people;
    this.#table = table;
    this.#organization = organization;
  }

  /** Email recipients with their languages, in the order of the members. */
  async of(members: Pick<MemberRecord, 'id' | 'email' | 'locale'>[]): Promise<Recipient[]> {
    const [people, [organization]] = await Promise.all([
      this.#people.get(members.map(({ id }) => personKey(id))),
      this.#table.get([organizationKey(this.#organization)]),
    ]);
    const fallback = organization && OrganizationRecord.parse(organization);
    return members.map((member, index) => {
      const item = people[index];
      const script = item ? PersonRecord.parse(item).script : null;
      return recipientOf({ ...member, script }, fallback);
    });
  }
}
