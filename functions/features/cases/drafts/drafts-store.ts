import { draftSeconds } from '../../../../shared/core/limits.ts';
import { Draft, type SavedDraft } from '../../../../shared/features/cases/drafts/schema.ts';
import type { Key } from '../../../platform/storage/keys.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { draftKey } from '../keys.ts';

/** Whose draft of which form it is, and about which child, if any. */
export interface DraftPlace {
  owner: string;
  form: string;
  caseId: string | null;
}

/**
 * What the people of one organisation have typed and not saved yet. It is no act on a record, and is
 * saved every few seconds: the journal has no entries of it.
 */
export class DraftsStore extends OrganizationStore {
  /** Expiry is compared when reading; the table's own only cleans up. */
  async get(place: DraftPlace): Promise<Draft | null> {
    const [item] = await this.table.get([this.#key(place)]);
    const isThere = item !== undefined && Number(item.expiresAt) * 1000 > this.origin.now();
    return isThere ? Draft.parse(item) : null;
  }

  /** The last to be saved is the one that is kept. */
  save(place: DraftPlace, body: string): Promise<SavedDraft> {
    const savedAt = this.now();
    const expiresAt = Math.floor(this.origin.now() / 1000) + draftSeconds;
    const put = { ...this.#key(place), kind: 'draft', body, savedAt, expiresAt };
    return this.commit([], [{ put }], { savedAt });
  }

  discard(place: DraftPlace): Promise<{ discarded: true }> {
    return this.commit([], [{ delete: this.#key(place) }], { discarded: true });
  }

  #key({ owner, caseId, form }: DraftPlace): Key {
    return draftKey(this.organization, owner, caseId, form);
  }
}
