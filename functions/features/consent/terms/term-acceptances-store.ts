import type { Locale } from '../../../../shared/core/fields.ts';
import { readableLanguage } from '../../../../shared/core/term-texts.ts';
import type { TermReference } from '../../../../shared/features/consent/consents/schema.ts';
import {
  appliesToUsers,
  type OwnTerm,
  Term,
  TermAcceptanceRecord,
  TermTextRecord,
} from '../../../../shared/features/consent/terms/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { termAcceptanceKey, termAcceptancesOf, termsOf, termTextKey } from '../consent-keys.ts';

/** A term to accept, with the hashes of its text. */
export type AskedTerm = OwnTerm & Pick<TermTextRecord, 'textHashes'>;

/** Term acceptances of one organisation's members. */
export class TermAcceptancesStore extends OrganizationStore {
  /** Terms that a person has to accept, oldest first. */
  async listOf(person: string): Promise<AskedTerm[]> {
    const items = await this.table.queryAll(termsOf(this.organization));
    const terms = items.map(item => Term.parse(item)).filter(term => term.isInUse && appliesToUsers(term));
    if (terms.length === 0) return [];
    const found = await this.table.get([
      ...terms.map(({ id, textVersion }) => termTextKey(this.organization, id, textVersion)),
      ...terms.map(term => termAcceptanceKey(this.organization, term, person)),
    ]);
    return terms.map(({ id, textVersion, isRequired, changedAt }, index) => {
      const { texts, textHashes } = TermTextRecord.parse(found[index]);
      const acceptance = found[terms.length + index];
      const acceptedAt = acceptance ? TermAcceptanceRecord.parse(acceptance).at : null;
      return { id, textVersion, isRequired, texts, textHashes, changedAt, acceptedAt };
    });
  }

  /** Counts the people who have accepted the current text of a term. */
  async countAmong(term: Term, people: ReadonlySet<string>): Promise<number> {
    const items = await this.table.queryAll(termAcceptancesOf(this.organization, term));
    return items.filter(item => people.has(TermAcceptanceRecord.parse(item).person)).length;
  }

  /** Accepts the current text once; the first acceptance is kept. @throws ConflictError if another came first */
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

  /** Stores an acceptance of a text once. @throws ConflictError by the transaction, if another came first */
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
