import type * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { minPasswordLength, type PasswordRules, personalWords } from '../../../../shared/core/password.ts';
import type { OwnAuditEvent } from '../../../../shared/features/operations/audit/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { needsTermsAcceptance } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import {
  type AuditEvent,
  commit,
  IdempotentReplay,
  journalWrite,
  type Origin,
  unwrapReplay,
} from '../../../platform/storage/commit.ts';
import { memberKey, organizationKey, personKey } from '../../../platform/storage/keys.ts';
import { readOwnAuditEvents } from '../../../platform/storage/own-audit-events.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { adminIndex, myOrganizationsOf } from '../../organizations/keys.ts';

const Membership = MyOrganization.omit({ name: true, logoInfo: true });
type Membership = z.output<typeof Membership>;

type LogoOf = (organization: { logoId: string | null }) => Promise<string | null>;

export interface Language {
  locale: Locale;
  script: Script | null;
}

/** People, across organisations. */
export class PeopleStore {
  readonly #table: Table;
  readonly #origin: Origin;
  readonly #logoOf: LogoOf;

  /** @param logoOf URL of an organisation's logo; not needed if no logo is shown */
  constructor(table: Table, origin: Origin, logoOf: LogoOf = async () => null) {
    this.#table = table;
    this.#origin = origin;
    this.#logoOf = logoOf;
  }

  async get(sub: string): Promise<PersonRecord | undefined> {
    const [item] = await this.#table.get([personKey(sub)]);
    return item && PersonRecord.parse(item);
  }

  /** Names of people by sub; unknown people are left out. */
  async namesOf(subs: string[]): Promise<Map<string, string>> {
    const items = await this.#table.get([...new Set(subs)].map(personKey));
    return new Map(items.flatMap(item => (item ? [[String(item.id), String(item.fullName)]] : [])));
  }

  /** Creates a person unless they exist. Returns whether they were created. */
  async createOnce(person: PersonRecord): Promise<boolean> {
    const write: Write = {
      put: { ...personKey(person.id), kind: 'person', ...person },
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(false),
    };
    return commit(
      this.#table,
      this.#origin,
      { act: 'person.created', record: person.id },
      [write],
      true,
    ).catch(unwrapReplay<boolean>);
  }

  /** Commits a change of a person in one transaction. */
  commit<Answer>(act: AuditEvent, writes: Write[], answer: Answer): Promise<Answer> {
    return commit(this.#table, this.#origin, act, writes, answer);
  }

  /** Writes that record an event in each organisation where the person is active, so that reactions run there. */
  async auditWritesForActiveMemberships(sub: string, act: AuditEvent): Promise<Write[]> {
    const places = await this.listMemberships(sub);
    return places
      .filter(({ status }) => status === 'active')
      .map(({ id: organization }) => journalWrite({ ...this.#origin, organization }, act));
  }

  /**
   * Writes that update a person and the copies in their memberships. Where they are only invited, nothing of
   * them is known yet.
   * @param except an organisation whose membership is updated elsewhere
   * @param finished whether their registration is complete, apart from accepting terms
   */
  async updateWrites(
    person: PersonRecord,
    { except, finished = false }: { except?: string; finished?: boolean } = {},
  ): Promise<Write[]> {
    const places = (await this.listJoined(person.id)).filter(({ id }) => id !== except);
    const items = await this.#table.get(
      places.flatMap(({ id }) => [memberKey(id, person.id), organizationKey(id)]),
    );
    const members = places.flatMap(({ id }, index) => {
      const [item, place] = items.slice(index * 2, index * 2 + 2);
      return item && place ? [membershipOf(id, item, place)] : [];
    });
    return [
      { put: { ...personKey(person.id), kind: 'person', ...person }, when: isPresent },
      ...members.map(({ slug, member, owes }) => mirrorWrite(slug, member, person, finished && !owes)),
    ];
  }

  /** That nothing has changed of what memberships copy, so that a new copy is current. @throws server.busy */
  unchangedCheck({ id, fullName, email, locale, qualification, signatureId }: PersonRecord): Write {
    const copied = { fullName, email, locale, qualification, signatureId };
    return {
      check: personKey(id),
      when: {
        text: Object.keys(copied)
          .map(name => `#${name} = :${name}`)
          .join(' AND '),
        values: Object.fromEntries(Object.entries(copied).map(([name, value]) => [`:${name}`, value])),
      },
      onConditionFailed: () => new AppError('server.busy'),
    };
  }

  /** The organisations that a person has joined. */
  async listJoined(sub: string): Promise<Membership[]> {
    return (await this.listMemberships(sub)).filter(({ status }) => status !== 'invited');
  }

  /** A person's organisations with their current names. */
  async listOrganizations(sub: string): Promise<MyOrganization[]> {
    const memberships = await this.listMemberships(sub);
    const records = await this.#table.get(memberships.map(({ id }) => organizationKey(id)));
    const named = memberships.map(async (membership, index) => ({
      ...membership,
      name: String(records[index]?.name ?? membership.id),
      logoInfo: { url: await this.#logoOf({ logoId: (records[index]?.logoId ?? null) as string | null }) },
    }));
    return (await Promise.all(named)).sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Password rules from all of a person's organisations; the product's minimum without any. */
  async passwordRulesOf(sub: string): Promise<PasswordRules> {
    const places = await this.listJoined(sub);
    const keys = places.map(({ id }) => organizationKey(id));
    const [item, ...items] = await this.#table.get([personKey(sub), ...keys]);
    const records = items.flatMap(found => (found ? [OrganizationRecord.parse(found)] : []));
    const open = records.filter(({ status }) => status === 'active');
    const person = item && PersonRecord.parse(item);
    const names = open.flatMap(({ name, slug }) => [name, slug]);
    return {
      minLength: Math.max(minPasswordLength, ...open.map(record => record.passwordLength)),
      forbiddenWords: personalWords(person?.email ?? '', person?.fullName ?? '', ...names),
    };
  }

  /** A person's events outside of organisations. */
  listAuditEvents(sub: string): Promise<OwnAuditEvent[]> {
    return readOwnAuditEvents(this.#table, null, sub);
  }

  /** A person's memberships with their roles. */
  async listMemberships(sub: string): Promise<Membership[]> {
    return (await this.#table.queryAll(myOrganizationsOf(sub))).map(item => Membership.parse(item));
  }

  /** Saves the language on the person and their memberships; the script is unchanged if left out. */
  async changeLanguage(sub: string, locale: Locale, script: Script | null | undefined): Promise<Language> {
    const [organizations, person] = await Promise.all([this.listJoined(sub), this.get(sub)]);
    const language = { locale, script: script === undefined ? (person?.script ?? null) : script };
    const writes: Write[] = [
      { update: personKey(sub), set: language, when: isPresent },
      ...organizations.map(({ id }) => ({ update: memberKey(id, sub), set: { locale }, when: isPresent })),
    ];
    return commit(
      this.#table,
      this.#origin,
      { act: 'person.language-changed', record: sub },
      writes,
      language,
    );
  }
}

function membershipOf(slug: string, item: Item, place: Item) {
  const member = MemberRecord.parse(item);
  return { slug, member, owes: needsTermsAcceptance(OrganizationRecord.parse(place), member) };
}

/** Updates the person's name, email, language, qualification and signature in a membership. */
function mirrorWrite(
  slug: string,
  member: MemberRecord,
  person: PersonRecord,
  isRegistrationComplete: boolean,
): Write {
  const { fullName, email, locale, qualification, signatureId } = person;
  const { id, role, status, version } = member;
  return {
    update: memberKey(slug, id),
    set: {
      ...{ fullName, email, locale, qualification, signatureId },
      ...(isRegistrationComplete && status !== 'invited' && { finishedRegistration: true }),
      row: { id, fullName, role, status, organization: slug },
      ...(role === 'admin' && adminIndex(fullName, slug)),
    },
    when: hasVersion(version),
    onConditionFailed: () => new AppError('server.busy'),
  };
}
