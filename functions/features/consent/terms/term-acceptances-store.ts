import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/languages.ts';
import type { TermReference } from '../../../../shared/features/consent/consents/schema.ts';
import {
  acceptedVersions,
  appliesToUsers,
  maxCorrections,
  type OwnTerm,
  Term,
  TermAcceptanceRecord,
  TermTextRecord,
} from '../../../../shared/features/consent/terms/schema.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import {
  acceptancesOfTerm,
  termAcceptanceKey,
  termAcceptancesOf,
  termsOf,
  termTextKey,
} from '../consent-keys.ts';

export type AskedTerm = OwnTerm & Pick<TermTextRecord, 'textHashes'>;

export class TermAcceptancesStore extends OrganizationStore {
  /** Terms that a person has to accept, oldest first. */
  async listOf(person: string): Promise<AskedTerm[]> {
    const all = await this.table.queryAll(termsOf(this.organization));
    const terms = all.map(item => Term.parse(item)).filter(term => term.isInUse && appliesToUsers(term));
    if (terms.length === 0) return [];
    const current = terms.map(({ id, textVersion }) => termTextKey(this.organization, id, textVersion));
    const acceptances = terms.flatMap(({ id, textVersion }) =>
      latestVersions(textVersion).map(version =>
        termAcceptanceKey(this.organization, { id, textVersion: version }, person),
      ),
    );
    const items = await getInBatches(this.table, [...current, ...acceptances]);
    const found = items.filter(item => item !== undefined);
    const written = found.filter(({ kind }) => kind === 'term-text').map(item => TermTextRecord.parse(item));
    const accepted = found
      .filter(({ kind }) => kind === 'term-acceptance')
      .map(item => TermAcceptanceRecord.parse(item));
    return terms.flatMap(term => {
      const { id, textVersion, isRequired, changedAt } = term;
      const text = written.find(({ termId }) => termId === id);
      if (!text) return [];
      const counting = acceptedVersions(term);
      const own = accepted.filter(({ termId }) => termId === id);
      const counted = own.find(acceptance => counting.includes(acceptance.textVersion));
      const { texts, textHashes } = text;
      return {
        ...{ id, textVersion, isRequired, texts, textHashes, changedAt },
        acceptedAt: counted?.at ?? null,
        acceptedEarlier: own.some(acceptance => !counting.includes(acceptance.textVersion)),
      };
    });
  }

  /** Counts the people who have accepted the current text of a term, or an earlier text that it corrects. */
  async countAmong(term: Term, people: ReadonlySet<string>): Promise<number> {
    const found = await Promise.all(
      acceptedVersions(term).map(textVersion =>
        this.table.queryAll(termAcceptancesOf(this.organization, { id: term.id, textVersion })),
      ),
    );
    const accepted = new Set(found.flat().map(item => TermAcceptanceRecord.parse(item).person));
    return [...accepted].filter(person => people.has(person)).length;
  }

  /** Each person's acceptance of the newest text that the person has accepted, by person id. */
  async latestByPerson(termId: string): Promise<Map<string, TermAcceptanceRecord>> {
    const items = await this.table.queryAll(acceptancesOfTerm(this.organization, termId));
    // The keys begin with the version, so that later versions follow and replace earlier ones.
    return new Map(items.map(item => TermAcceptanceRecord.parse(item)).map(one => [one.person, one]));
  }

  /**
   * Stores that a member accepts a term's current text. An earlier acceptance of this text is kept.
   * @throws ConflictError if the member accepts it concurrently
   */
  async accept(
    term: Term,
    person: string,
    preferred: Locale,
  ): Promise<{ termId: string; textVersion: number }> {
    const { id, textVersion } = term;
    const answer = { termId: id, textVersion };
    const [existing] = await this.table.get([termAcceptanceKey(this.organization, term, person)]);
    if (existing) return answer;
    const act = { act: 'term.accepted', record: id, detail: { version: String(textVersion) } };
    return this.commit(act, [this.acceptanceWrite(term, person, preferred)], answer);
  }

  /**
   * The write that stores an acceptance if none is stored. The transaction fails with ConflictError if the
   * member accepts the text at the same time.
   */
  acceptanceWrite(
    { id, textVersion, textHashes }: TermReference & Pick<Term, 'textHashes'>,
    person: string,
    preferred: Locale,
  ): Write {
    const locale = readableLanguage(textHashes, preferred);
    const record: TermAcceptanceRecord = {
      ...{ termId: id, textVersion, person, locale },
      textHash: textHashes[locale],
      at: this.now(),
    };
    const key = termAcceptanceKey(this.organization, { id, textVersion }, person);
    return {
      put: { ...key, kind: 'term-acceptance', ...record },
      when: isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }
}

/**
 * Numbers of the newest versions of a text, back to the oldest one whose acceptance can still be valid. An
 * acceptance stays valid as long as all later versions are corrections.
 */
const latestVersions = (newest: number): number[] =>
  Array.from({ length: Math.min(newest, maxCorrections + 1) }, (_, index) => newest - index);
