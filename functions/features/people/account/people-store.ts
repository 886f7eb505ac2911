import type * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import { minPasswordLength } from '../../../../shared/core/limits.ts';
import { type PasswordRules, personalWords } from '../../../../shared/core/password.ts';
import type { OwnAuditEvent } from '../../../../shared/features/operations/audit/schema.ts';
import { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { MyOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { needsTermsAcceptance } from '../../../../shared/features/organizations/organizations/terms.schema.ts';
import { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
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
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { updateBetween } from '../../../platform/storage/update-between.ts';
import { hasVersion, type Item, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { adminIndex, myOrganizationKey, myOrganizationsOf } from '../../organizations/keys.ts';
import { certificatesOf, personPartition } from '../keys.ts';
import { type PersonChanges, personWrite } from './person-write.ts';

const Membership = MyOrganization.omit({ name: true, logoInfo: true });
type Membership = z.output<typeof Membership>;

export interface PersonWithRecords {
  person: PersonRecord;
  certificates: CertificateRecord[];
  memberships: Membership[];
}

/** Maximum records read of a person. Nobody has more, even with recently uploaded files. */
const maxRecordsRead = 1_000;

type LogoOf = (organization: { logoId: string | null }) => Promise<string | null>;

export interface Language {
  locale: Locale;
  script: Script | null;
}

export class PeopleStore extends PlatformStore {
  readonly #logoOf: LogoOf;

  /** @param logoOf returns the URL of a logo; by default there are no logos */
  constructor(table: Table, origin: Origin, logoOf: LogoOf = async () => null) {
    super(table, origin);
    this.#logoOf = logoOf;
  }

  async get(sub: string): Promise<PersonRecord | undefined> {
    return this.table.read(PersonRecord, personKey(sub));
  }

  /**
   * Reads a person with certificates and memberships. The person record is read first. If it is unchanged at
   * a later write, the other records were current too.
   */
  async getWithRecords(sub: string): Promise<PersonWithRecords | undefined> {
    const first = myOrganizationKey(sub, '').sk;
    const { sk: last } = personKey(sub);
    const range = { limit: maxRecordsRead, newestFirst: true, between: [first, last] as [string, string] };
    const { items } = await this.table.query(personPartition(sub), range);
    const person = items.find(({ sk }) => sk === last);
    const under = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix)).reverse();
    return (
      person && {
        person: PersonRecord.parse(person),
        certificates: under(certificatesOf(sub).prefix).map(item => CertificateRecord.parse(item)),
        memberships: under(first)
          .map(item => Membership.parse(item))
          .filter(({ status }) => status !== 'invited'),
      }
    );
  }

  /** Names of people, by Cognito id (`sub`); unknown people are left out. */
  async namesOf(subs: string[]): Promise<Map<string, string>> {
    const items = await this.table.get([...new Set(subs)].map(personKey));
    return new Map(items.flatMap(item => (item ? [[String(item.id), String(item.fullName)]] : [])));
  }

  /** Returns false if the person exists already. */
  async createOnce(person: PersonRecord): Promise<boolean> {
    const write: Write = {
      put: { ...personKey(person.id), kind: 'person', ...person },
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(false),
    };
    return commit(this.table, this.origin, { act: 'person.created', record: person.id }, [write], true).catch(
      unwrapReplay<boolean>,
    );
  }

  /**
   * The write that makes a transaction fail if the person has changed. Used to store data derived from the
   * person, such as a new membership.
   * @throws ConflictError, by the transaction
   */
  guardWrite(person: PersonRecord): Write {
    return personWrite(person);
  }

  commit<Answer>(act: AuditEvent, writes: Write[], answer: Answer): Promise<Answer> {
    return commit(this.table, this.origin, act, writes, answer);
  }

  /**
   * Writes that record an event in the journal of each organisation in which the person is an active member.
   * Reactions of each organisation then handle the event.
   */
  auditWritesForActive(places: Membership[], act: AuditEvent): Write[] {
    return places
      .filter(({ status }) => status === 'active')
      .map(({ id: organization }) => journalWrite({ ...this.origin, organization }, act));
  }

  /**
   * Writes that change a person, and the copies of the fields in memberships. Use with `retryOnConflict`.
   * @param except an organisation whose membership another write updates
   * @param finished whether registration is complete, apart from accepting terms
   * @throws ConflictError, by the transaction
   */
  async updateWrites(
    { person: before, memberships }: Pick<PersonWithRecords, 'person' | 'memberships'>,
    changes: PersonChanges,
    { except, finished = false }: { except?: string; finished?: boolean } = {},
  ): Promise<Write[]> {
    const person = { ...before, ...changes };
    const places = memberships.filter(({ id }) => id !== except);
    const items = await this.table.get(
      places.flatMap(({ id }) => [memberKey(id, person.id), organizationKey(id)]),
    );
    const members = places.flatMap(({ id }, index) => {
      const [item, place] = items.slice(index * 2, index * 2 + 2);
      return item && place ? [membershipOf(id, item, place)] : [];
    });
    return [
      personWrite(before, changes),
      ...members.flatMap(({ slug, member, owes }) => mirrorWrites(slug, member, person, finished && !owes)),
    ];
  }

  async listJoined(sub: string): Promise<Membership[]> {
    return (await this.listMemberships(sub)).filter(({ status }) => status !== 'invited');
  }

  async listOrganizations(sub: string): Promise<MyOrganization[]> {
    const memberships = await this.listMemberships(sub);
    const records = await this.table.get(memberships.map(({ id }) => organizationKey(id)));
    const named = memberships.map(async (membership, index) => ({
      ...membership,
      name: String(records[index]?.name ?? membership.id),
      logoInfo: { url: await this.#logoOf({ logoId: (records[index]?.logoId ?? null) as string | null }) },
    }));
    return (await Promise.all(named)).sort((a, b) => a.name.localeCompare(b.name));
  }

  /**
   * Password rules that satisfy all organisations of a person; without organisations, the product's minimum.
   */
  async passwordRulesOf(sub: string): Promise<PasswordRules> {
    const places = await this.listJoined(sub);
    const keys = places.map(({ id }) => organizationKey(id));
    const [item, ...items] = await this.table.get([personKey(sub), ...keys]);
    const records = items.flatMap(found => (found ? [OrganizationRecord.parse(found)] : []));
    const open = records.filter(({ status }) => status === 'active');
    const person = item && PersonRecord.parse(item);
    const names = open.flatMap(({ name, slug }) => [name, slug]);
    return {
      minLength: Math.max(minPasswordLength, ...open.map(record => record.passwordLength)),
      forbiddenWords: personalWords(person?.email ?? '', person?.fullName ?? '', ...names),
    };
  }

  listAuditEvents(sub: string): Promise<OwnAuditEvent[]> {
    return readOwnAuditEvents(this.table, null, sub);
  }

  async listMemberships(sub: string): Promise<Membership[]> {
    return (await this.table.queryAll(myOrganizationsOf(sub))).map(item => Membership.parse(item));
  }

  /** Stores the language in the person and the memberships. The Chinese script stays if none is given. */
  changeLanguage(sub: string, locale: Locale, script: Script | null | undefined): Promise<Language> {
    const act = { act: 'person.language-changed', record: sub };
    return retryOnConflict(async () => {
      const known = await this.getWithRecords(sub);
      if (!known) throw new AppError('record.missing');
      const { person, memberships } = known;
      const language = { locale, script: script === undefined ? person.script : script };
      const mirrors = memberships.map(({ id }): Write => {
        const onConditionFailed = () => new ConflictError();
        return { update: memberKey(id, sub), set: { locale }, when: isPresent, onConditionFailed };
      });
      return this.commit(act, [personWrite(person, language), ...mirrors], language);
    });
  }
}

function membershipOf(slug: string, item: Item, place: Item) {
  const member = MemberRecord.parse(item);
  return { slug, member, owes: needsTermsAcceptance(OrganizationRecord.parse(place), member) };
}

/**
 * Writes that update the copies of a person's fields in a membership. Copies that are the same are left out.
 */
function mirrorWrites(
  slug: string,
  member: MemberRecord,
  person: PersonRecord,
  isRegistrationComplete: boolean,
): Write[] {
  const { fullName, email, locale, qualification, signatureId, profilePictureId } = person;
  const copied = { fullName, email, locale, qualification, signatureId, profilePictureId };
  const isFinished = isRegistrationComplete && member.status !== 'invited';
  const finishedRegistration = member.finishedRegistration || isFinished;
  const change = updateBetween(
    namedItem(slug, member),
    namedItem(slug, { ...member, ...copied, finishedRegistration }),
  );
  if (Object.keys(change.set).length === 0) return [];
  return [
    {
      ...change,
      set: { ...change.set, version: member.version + 1 },
      when: hasVersion(member.version),
      onConditionFailed: () => new ConflictError(),
    },
  ];
}

function namedItem(slug: string, member: MemberRecord): Item {
  const { id, fullName, role, status } = member;
  return {
    ...memberKey(slug, id),
    ...member,
    row: { id, fullName, role, status, organization: slug },
    ...(role === 'admin' && adminIndex(fullName, slug)),
  };
}
