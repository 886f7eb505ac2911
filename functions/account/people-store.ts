import { PersonRecord } from '../../shared/account/record.ts';
import type { Locale, Script } from '../../shared/fields.ts';
import { MyOrganization } from '../../shared/organizations/schema.ts';
import { commit, type Origin, Replay, replayed } from '../storage/commit.ts';
import { memberKey, myOrganizationsOf, personKey } from '../storage/keys.ts';
import type { Page, Table } from '../storage/table.ts';
import { isAbsent, isPresent, type Write } from '../storage/write.ts';

const organizationsAPage = 100;

export interface Language {
  locale: Locale;
  script: Script | null;
}

/** People, whatever organisations they work in. */
export class PeopleStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = origin;
  }

  async get(sub: string): Promise<PersonRecord | undefined> {
    const [item] = await this.#table.get([personKey(sub)]);
    return item && PersonRecord.parse(item);
  }

  /** Records a person unless they are known. Tells whether they were not. */
  async createOnce(person: PersonRecord): Promise<boolean> {
    const write: Write = {
      put: { ...personKey(person.id), kind: 'person', ...person },
      when: isAbsent,
      refused: () => new Replay(false),
    };
    return commit(
      this.#table,
      this.#origin,
      { act: 'person.created', record: person.id },
      [write],
      true,
    ).catch(replayed<boolean>);
  }

  /** Where a person works, by name. */
  async listOrganizations(sub: string): Promise<MyOrganization[]> {
    const organizations: MyOrganization[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await this.#table.query(myOrganizationsOf(sub), {
        limit: organizationsAPage,
        cursor,
      });
      organizations.push(...page.items.map(item => MyOrganization.parse(item)));
      cursor = page.next;
    } while (cursor !== null);
    return organizations.sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Saves the language with the person and each of their memberships; a script left out stays as it is. */
  async changeLanguage(sub: string, locale: Locale, script: Script | null | undefined): Promise<Language> {
    const [organizations, person] = await Promise.all([this.listOrganizations(sub), this.get(sub)]);
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
