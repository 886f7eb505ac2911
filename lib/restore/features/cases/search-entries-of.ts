import { searchEntryKeys } from '../../../../functions/features/cases/cases/search/search-entry-items.ts';
import type { Key } from '../../../../functions/platform/storage/key.ts';
import { withoutNulls } from '../../../../functions/platform/storage/without-nulls.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { type Case, SearchEntryRow } from '../../../../shared/features/cases/cases/schema.ts';
import type { OrganizationItems } from '../../organization-items.ts';

/**
 * The stored search entries to compare with the cases. Leaves out entries of version 1.0.0 for words that no
 * longer need an entry. Searches ignore these entries, and the entries are deleted when the case is renamed
 * or erased.
 */
export function searchEntriesOf(
  contents: OrganizationItems,
  cases: readonly Case[],
  wanted: readonly Item[],
): Item[] {
  const { slug } = contents;
  const passedOver = new Set(cases.flatMap(record => searchEntryKeys(slug, record)).map(keyText));
  for (const item of wanted) passedOver.delete(keyText(item));
  return contents.inPartitionsWithPrefix(`C#${slug}#S#`).filter(item => !passedOver.has(keyText(item)));
}

/** A search entry without the fields that only version 1.0.0 wrote. Searches ignore these fields. */
export const searchEntryAsRead = (item: Item): Item =>
  withoutNulls({ ...item, row: SearchEntryRow.safeParse(item.row).data ?? item.row });

const keyText = ({ pk, sk }: Key) => `${pk}\n${sk}`;
