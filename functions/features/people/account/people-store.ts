import type * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { minPasswordLength, type PasswordRules, personalWords } from '../../../../shared/core/password.ts';
import { needsTermsAcceptance } from '../../../../shared/features/consent/terms/schema.ts';
import type { OwnAuditEvent } from '../../../../shared/features/operations/audit/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import {
  type AuditEvent,
  commit,
  IdempotentReplay,
  journalWrite,
  type Origin,
  unwrapReplay,
} from '../../../platform/storage/commit.ts';
import { memberKey, organizationKey } from '../../../platform/storage/keys.ts';
import { readOwnAuditEvents } from '../../../platform/storage/own-audit-events.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Item, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { adminIndex, myOrganizationsOf } from '../../organizations/keys.ts';
import { personKey } from '../keys.ts';

const Membership = MyOrganization.omit({ name: true, logoInfo: true });
type Membership = z.output<typeof Membership>;

type LogoOf = (organization: { logoId: string | null }) => Promise<string | null>;

export interface Language {
  locale: Locale;
  script: Script | null;
}

/** People, whatever organisations they work in. */
export class PeopleStore {
  readonly #table: Table;
  readonly #origin: Origin;
  readonly #logoOf: LogoOf;

  /** @param logoOf address of an organisation's logo; left out where nobody is shown one */
  constructor(table: Table, origin: Origin, logoOf: LogoOf = async () => null) {
    this.#table = table;
    this.#origin = origin;
    this.#logoOf = logoOf;
  }

  async get(sub: string): Promise<PersonRecord | undefined> {
    const [item] = await this.#table.get([personKey(sub)]);
    return item && PersonRecord.parse(item);
  }

  /** Names of people, by their subs; those who are gone are left out. */
  async namesOf(subs: string[]): Promise<Map<string, string>> {
    const items = await this.#table.get([...new Set(subs)].map(personKey));
    return new Map(items.flatMap(item => (item ? [[String(item.id), String(item.fullName)]] : [])));
  }

  /** Records a person unless they are known. Tells whether they were not. */
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

  /** Writes a change of a person whole. */
  commit<Answer>(act: AuditEvent, writes: Write[], answer: Answer): Promise<Answer> {
    return commit(this.#table, this.#origin, act, writes, answer);
  }

  /** The writes that record an act wherever a person is at work, so that what follows from it follows there. */
  async auditWritesForActiveMemberships(sub: string, act: AuditEvent): Promise<Write[]> {
    const places = await this.listMemberships(sub);
    return places
      .filter(({ status }) => status === 'active')
      .map(({ id: organization }) => journalWrite({ ...this.#origin, organization }, act));
  }

  /**
   * The writes that change a person and, wherever they work, what mirrors them.
   * @param except an organisation whose membership is changed by somebody else
   * @param finished whether nothing of theirs is missing any more in a registration where no terms are owed
   */
  async updateWrites(
    person: PersonRecord,
    { except, finished = false }: { except?: string; finished?: boolean } = {},
  ): Promise<Write[]> {
    const places = (await this.listOrganizations(person.id)).filter(({ id }) => id !== except);
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

  /** Where a person works, by the names that the organisations have now. */
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

  /** What the organisations that somebody works in ask of a password; the product's own least without any. */
  async passwordRulesOf(sub: string): Promise<PasswordRules> {
    const places = (await this.listMemberships(sub)).filter(({ status }) => status !== 'invited');
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

  /** What a person did beyond any organisation. */
  listAuditEvents(sub: string): Promise<OwnAuditEvent[]> {
    return readOwnAuditEvents(this.#table, null, sub);
  }

  /** In which organisations a person is what. */
  async listMemberships(sub: string): Promise<Membership[]> {
    return (await this.#table.queryAll(myOrganizationsOf(sub))).map(item => Membership.parse(item));
  }

  /** Saves the language with the person and each of their memberships; a script left out stays as it is. */
  async changeLanguage(sub: string, locale: Locale, script: Script | null | undefined): Promise<Language> {
    const [organizations, person] = await Promise.all([this.listMemberships(sub), this.get(sub)]);
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

/** A membership with the person's name, email, language, qualification and signature as they now are. */
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
