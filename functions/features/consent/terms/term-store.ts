import { createHash } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import type { TermText, TermTexts } from '../../../../shared/core/term-texts.ts';
import {
  acceptedVersions,
  appliesToCases,
  type FullTerm,
  maxCorrections,
  maxCounted,
  Term,
  type TermFields,
  TermTextRecord,
} from '../../../../shared/features/consent/terms/schema.ts';
import type { PublicTerm, TextHashes } from '../../../../shared/features/consent/terms/term.schema.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { casesAcceptingTerm, publicTermKey, termKey, termsOf, termTextKey } from '../consent-keys.ts';

const hashOf = (text: TermText | null) =>
  text &&
  createHash('sha256')
    .update(JSON.stringify([text.title, text.description]))
    .digest('hex');

/** Hash of a term's title and text in each language (SHA-256, 64 hexadecimal digits). */
const hashTexts = ({ en, zh }: TermTexts): TextHashes => ({ en: hashOf(en), zh: hashOf(zh) });

/** Row of an acceptance in its index. `caseId` is the case that it counts for, see `countAsWrites`. */
interface AcceptanceRow {
  caseId: string;
}

export class TermStore extends OrganizationStore {
  /** All terms of the organisation, newest first. */
  async list(): Promise<Term[]> {
    const items = await this.table.queryAll(termsOf(this.organization));
    return items.map(item => Term.parse(item)).toReversed();
  }

  /**
   * Number of cases whose families have accepted the current text, or an earlier text that it only corrects.
   * Counts up to a limit.
   */
  async countAccepted(term: Term): Promise<{ accepted: number; isMore: boolean }> {
    const pages = await Promise.all(
      acceptedVersions(term).map(textVersion =>
        this.table.query(casesAcceptingTerm(this.organization, { id: term.id, textVersion }), {
          limit: maxCounted,
        }),
      ),
    );
    const rows = pages.flatMap(({ items }) => items.map(({ row }) => row as AcceptanceRow));
    const accepted = new Set(rows.map(({ caseId }) => caseId)).size;
    return {
      accepted: Math.min(accepted, maxCounted),
      isMore: accepted > maxCounted || pages.some(({ next }) => next !== null),
    };
  }

  /** @throws record.missing */
  async text(id: string, textVersion: number): Promise<TermTextRecord> {
    const [item] = await this.table.get([termTextKey(this.organization, id, textVersion)]);
    if (!item) throw new AppError('record.missing');
    return TermTextRecord.parse(item);
  }

  create(fields: TermFields): Promise<FullTerm> {
    const id = newId('term', this.origin.now());
    const term = this.#written({ id, version: 0, textVersion: 1, createdAt: this.now() }, fields);
    return this.#save('term.created', term, fields.texts, [this.#textWrite(term, fields.texts)], isAbsent);
  }

  /** Changes a term; a changed text gets a new version. @throws version.conflict */
  change(before: Term, fields: TermFields, isCorrection: boolean): Promise<FullTerm> {
    const { en, zh } = hashTexts(fields.texts);
    const isNewText = en !== before.textHashes.en || zh !== before.textHashes.zh;
    const textVersion = before.textVersion + (isNewText ? 1 : 0);
    const oldest = before.acceptedFrom ?? before.textVersion;
    const isCorrected = isNewText && isCorrection && textVersion - oldest <= maxCorrections;
    const acceptedFrom = isCorrected || !isNewText ? oldest : textVersion;
    const term = this.#written({ ...before, textVersion, acceptedFrom }, fields);
    const texts = isNewText ? [this.#textWrite(term, fields.texts)] : [];
    const act = isCorrected ? 'term.corrected' : 'term.changed';
    return this.#save(act, term, fields.texts, texts, hasVersion(before.version));
  }

  #written(
    {
      id,
      version,
      textVersion,
      acceptedFrom = textVersion,
      createdAt,
    }: Pick<Term, 'id' | 'version' | 'textVersion' | 'acceptedFrom' | 'createdAt'>,
    { texts, appliesTo, isRequired, isInUse }: TermFields,
  ): Term {
    return {
      ...{ id, appliesTo, isRequired, isInUse, textVersion, acceptedFrom, createdAt },
      titles: { en: texts.en?.title ?? null, zh: texts.zh?.title ?? null },
      textHashes: hashTexts(texts),
      version: version + 1,
      changedAt: this.now(),
      changedBy: this.origin.by,
    };
  }

  #save(
    act: string,
    term: Term,
    texts: TermTexts,
    textWrites: Write[],
    when: Write['when'] & object,
  ): Promise<FullTerm> {
    const head: Write = {
      put: { ...termKey(this.organization, term.id), kind: 'term', ...term },
      when,
      onConditionFailed: () => new AppError('version.conflict'),
    };
    const event = { act, record: term.id, detail: { version: String(term.textVersion) } };
    return this.commit(event, [head, ...textWrites, this.#publicWrite(term, texts)], { ...term, texts });
  }

  #textWrite({ id, textVersion, textHashes, changedAt, changedBy }: Term, texts: TermTexts): Write {
    const record: TermTextRecord = {
      ...{ termId: id, textVersion, texts, textHashes },
      at: changedAt,
      by: changedBy,
    };
    return {
      put: { ...termTextKey(this.organization, id, textVersion), kind: 'term-text', ...record },
      when: isAbsent,
      onConditionFailed: () => new AppError('version.conflict'),
    };
  }

  /**
   * Updates the term's copy on the public form. This write needs no condition, because the write of the term
   * in the same transaction has one.
   */
  #publicWrite(term: Term, texts: TermTexts): Write {
    const { id, textVersion, isRequired, textHashes, changedAt } = term;
    const key = publicTermKey(this.organization, id);
    if (!term.isInUse || !appliesToCases(term)) return { delete: key };
    const copy: PublicTerm = { id, textVersion, isRequired, texts, textHashes, changedAt };
    return { put: { ...key, kind: 'public-term', ...copy }, replaces: true };
  }
}
