import { getInBatches, itemsByKey } from '../../../platform/storage/get-in-batches.ts';
import type { Key } from '../../../platform/storage/key.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Item } from '../../../platform/storage/write.ts';
import { revisionOf, sourceKeys } from './source-records.ts';

export class NoteSourcesStore extends OrganizationStore {
  async itemsAt(keys: Key[]): Promise<(key: Key) => Item | undefined> {
    return itemsByKey(await getInBatches(this.table, keys));
  }

  async sourceItems(sources: readonly { id: string }[]): Promise<Map<string, Item>> {
    const itemAt = await this.itemsAt(sourceKeys(this.organization, sources));
    return new Map(
      sources.flatMap(({ id }) => {
        const [key] = sourceKeys(this.organization, [{ id }]);
        const item = key && itemAt(key);
        return item ? [[id, item]] : [];
      }),
    );
  }

  /** Number of each record's last finished version, by record id, without deleted records. */
  async revisions(sources: readonly { id: string }[]): Promise<Map<string, number>> {
    const items = await this.sourceItems(sources);
    return new Map(
      [...items].flatMap(([id, item]) => {
        const revision = revisionOf(item);
        return revision === undefined ? [] : [[id, revision]];
      }),
    );
  }
}
