import { AppError } from '../../../../shared/core/errors.ts';
import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { CaseAcceptance, Consent } from '../../../../shared/features/consent/consents/schema.ts';
import { caseIsActive } from '../../../platform/storage/case-is-active.ts';
import { getInBatches } from '../../../platform/storage/get-in-batches.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import {
  caseAcceptanceIndex,
  caseAcceptanceKey,
  caseAcceptancesOf,
  consentKey,
  consentsOf,
} from '../consent-keys.ts';

export type GivenConsent = Omit<
  Consent,
  'id' | 'caseId' | 'at' | 'withdrawnAt' | 'withdrawnBy' | 'reason' | 'version'
>;

/** The event is recorded on the case, so that the timeline of the case shows it. */
const consentEvent = (act: string, { id, caseId, purpose, term }: Consent) => ({
  act,
  record: caseId,
  detail: {
    ...{ consent: id, purpose },
    ...(term && { term: term.id, textVersion: String(term.textVersion) }),
  },
});

export class ConsentsStore extends OrganizationStore {
  /**
   * A page of consents, newest first. If other cases were merged into the case, returns all consents at once.
   */
  async list(
    [caseId = '', ...merged]: readonly string[],
    { limit, cursor }: { limit: number; cursor: string | null },
  ): Promise<{ rows: Consent[]; next: string | null }> {
    if (merged.length > 0) {
      const ranges = [caseId, ...merged].map(id => consentsOf(this.organization, id));
      const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
      const all = items.map(item => Consent.parse(item));
      return { rows: all.toSorted((one, other) => (one.at < other.at ? 1 : -1)), next: null };
    }
    const range = consentsOf(this.organization, caseId);
    const { items, next } = await this.table.query(range, { limit, cursor, newestFirst: true });
    return { rows: items.map(item => Consent.parse(item)), next };
  }

  /** @throws record.missing, case.archived, case.restricted */
  record(caseId: string, fields: GivenConsent): Promise<Consent> {
    const { consent, writes } = this.giveWrites(caseId, fields);
    const all = [caseIsActive(this.organization, caseId), ...writes];
    return this.commit(consentEvent('consent.recorded', consent), all, consent);
  }

  /** A consent, and the writes that store it in a larger transaction, such as the creation of a case. */
  giveWrites(caseId: string, fields: GivenConsent): { consent: Consent; writes: Write[] } {
    const consent: Consent = {
      ...fields,
      id: newChildId('consent', caseId, this.origin.now()),
      caseId,
      at: this.now(),
      withdrawnAt: null,
      withdrawnBy: null,
      reason: null,
      version: 1,
    };
    const put = { ...consentKey(this.organization, consent.id), kind: 'consent', ...consent };
    return { consent, writes: [{ put, when: isAbsent }, ...this.#acceptanceWrites(consent)] };
  }

  /** @throws version.conflict */
  withdraw(before: Consent, { by, reason }: { by: string; reason: string }): Promise<Consent> {
    const withdrawn = { withdrawnAt: this.now(), withdrawnBy: by, reason, version: before.version + 1 };
    const after: Consent = { ...before, ...withdrawn };
    const write: Write = {
      update: consentKey(this.organization, before.id),
      set: withdrawn,
      when: hasVersion(before.version),
      onConditionFailed: () => new AppError('version.conflict'),
    };
    if (before.withdrawnAt !== null) throw new AppError('version.conflict');
    return retryOnConflict(async () =>
      this.commit(
        consentEvent('consent.withdrawn', after),
        [write, ...(await this.#endAcceptanceWrites(after))],
        after,
      ),
    );
  }

  /**
   * The latest acceptance of a term by the family of each case, in the order of the cases. Includes acceptances
   * that were stored for a case before it was merged into the case.
   */
  async acceptancesOf(
    termId: string,
    cases: readonly Pick<Case, 'id' | 'merged'>[],
  ): Promise<(CaseAcceptance | undefined)[]> {
    const ids = cases.map(idsOfCase);
    const keys = ids.flat().map(id => caseAcceptanceKey(this.organization, id, termId));
    const items = await getInBatches(this.table, keys);
    return ids.map(({ length }) =>
      items
        .splice(0, length)
        .flatMap(item => (item ? [CaseAcceptance.parse(item)] : []))
        .reduce<CaseAcceptance | undefined>(
          (last, one) => (last && last.at > one.at ? last : one),
          undefined,
        ),
    );
  }

  /** Writes that count the acceptances of a case, and of those merged into it, as acceptances of another one. */
  async countAsWrites(record: Pick<Case, 'id' | 'merged'>, countedAs: string): Promise<Write[]> {
    const ranges = idsOfCase(record).map(id => caseAcceptancesOf(this.organization, id));
    const items = (await Promise.all(ranges.map(range => this.table.queryAll(range)))).flat();
    return items.map(item => {
      const { caseId, term, at } = CaseAcceptance.parse(item);
      const set = { row: { caseId: countedAs, at } };
      return { update: caseAcceptanceKey(this.organization, caseId, term.id), set, when: isPresent };
    });
  }

  /** Writes that store the latest acceptance of a term in the partition of the case. */
  #acceptanceWrites({ id, caseId, term, at }: Consent): Write[] {
    if (term === null) return [];
    const { title: _, ...reference } = term;
    const acceptance: CaseAcceptance = { term: reference, caseId, consentId: id, at, withdrawnAt: null };
    const index = caseAcceptanceIndex(this.organization, caseId, reference);
    const set = { kind: 'case-acceptance', ...acceptance, ...index, row: { caseId, at } };
    return [{ update: caseAcceptanceKey(this.organization, caseId, term.id), set }];
  }

  /** Writes for a withdrawn consent to a term: end its acceptance, unless a later consent renewed it. */
  async #endAcceptanceWrites({ id, caseId, term, withdrawnAt }: Consent): Promise<Write[]> {
    if (term === null) return [];
    const key = caseAcceptanceKey(this.organization, caseId, term.id);
    const [item] = await this.table.get([key]);
    if (item?.consentId !== id) return [];
    const when = { text: '#consentId = :consent', values: { ':consent': id } };
    const onConditionFailed = () => new ConflictError();
    return [{ update: key, set: { withdrawnAt }, remove: ['gsi1pk', 'gsi1sk'], when, onConditionFailed }];
  }
}
