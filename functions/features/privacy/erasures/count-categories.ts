import type * as z from 'zod';
import { type CategoryCount, DataCategory } from '../../../../shared/features/privacy/erasures/schema.ts';
import type { CaseDataPart } from '../../../composition/case-data-part.ts';
import type { Item } from '../../../platform/storage/write.ts';

/** How many records of each category there are; what has none of its own counts as a record. */
export function countCategories(
  items: readonly Item[],
  parts: readonly CaseDataPart[],
): z.output<typeof CategoryCount>[] {
  const categoryOf = ({ sk }: Item): DataCategory =>
    parts.find(({ counted }) => counted && sk.startsWith(counted.prefix))?.counted?.category ?? 'records';
  const found = items.map(categoryOf);
  return DataCategory.options.map(category => ({
    category,
    count: found.filter(one => one === category).length,
  }));
}
