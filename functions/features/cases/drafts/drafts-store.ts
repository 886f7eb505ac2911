import { draftSeconds } from '../../../../shared/core/limits.ts';
import { Draft, type SavedDraft } from '../../../../shared/features/cases/drafts/schema.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { draftKey, draftsOf } from '../keys.ts';

/** Maximum number of drafts read for a list. */
const maxRead = 100;

export interface DraftPlace {
  owner: string;
  form: string;
  caseId: string | null;
}

/**
 * Unsaved form content of one organisation's members. Drafts are saved every few seconds, so they are not
 * written to the journal.
 */
export class DraftsStore extends OrganizationStore {
  /** Reads a draft that has not expired. */
  async get(place: DraftPlace): Promise<Draft | null> {
    const [item] = await this.table.get([this.#key(place)]);
    return item && this.#isThere(item) ? Draft.parse(item) : null;
  }

  async latest(place: Omit<DraftPlace, 'caseId'>, caseIds: readonly string[]): Promise<Draft | null> {
    const items = await this.table.get(caseIds.map(caseId => this.#key({ ...place, caseId })));
    const found = items
      .flatMap(item => (item && this.#isThere(item) ? [Draft.parse(item)] : []))
      .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
    return found[0] ?? null;
  }

  /** A person's drafts of a form about children, at most 100, in no order. */
  async listByForm(owner: string, form: string): Promise<{ caseId: string; savedAt: string }[]> {
    const { items } = await this.table.query(draftsOf(this.organization, owner), { limit: maxRead });
    return items.flatMap(item => {
      const [, caseId, of] = item.sk.split('#');
      return caseId && of === form && this.#isThere(item)
        ? [{ caseId, savedAt: Draft.parse(item).savedAt }]
        : [];
    });
  }

  /** Only the owner writes a draft, so the last write wins. */
  save(place: DraftPlace, body: string): Promise<SavedDraft> {
    const savedAt = this.now();
    const expiresAt = Math.floor(this.origin.now() / 1000) + draftSeconds;
    const put = { ...this.#key(place), kind: 'draft', body, savedAt, expiresAt };
    return this.commit([], [{ put, replaces: true }], { savedAt });
  }

  discard(
    place: DraftPlace,
    caseIds: readonly (string | null)[] = [place.caseId],
  ): Promise<{ discarded: true }> {
    const places = [...new Set(caseIds)].map(caseId => ({ delete: this.#key({ ...place, caseId }) }));
    return this.commit([], places, { discarded: true });
  }

  /** Whether a draft has not expired. DynamoDB TTL deletes expired drafts only later. */
  #isThere({ expiresAt }: Item): boolean {
    return Number(expiresAt) * 1000 > this.origin.now();
  }

  #key({ owner, caseId, form }: DraftPlace): Key {
    return draftKey(this.organization, owner, caseId, form);
  }
}
