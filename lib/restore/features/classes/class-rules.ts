import { classesOf, classLists } from '../../../../functions/features/classes/class-keys.ts';
import { classRowItem } from '../../../../functions/features/classes/classes/class-items.ts';
import type { Key } from '../../../../functions/platform/storage/key.ts';
import type { Item } from '../../../../functions/platform/storage/write.ts';
import { StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { compareDerivedItems, keyOf, type Rule } from '../../integrity-violation.ts';

const expiryOf = ({ expiresAt }: Item) => (typeof expiresAt === 'number' ? { expiresAt } : {});

/** Rule: each class is in the list for its state, for example in that of archived classes. */
export const classRules: Rule = contents => {
  const { slug } = contents;
  const stored = contents.inPartitionsWithPrefix(`C#${slug}#CLASS#`, 'CLASS');
  const rows = classLists.flatMap(list => contents.inPartition(classesOf(slug, list).pk));
  /**
   * Ids of list rows that an older version wrote. They lack the field for the children who left last, which
   * is no violation.
   */
  const older = new Set(rows.flatMap(({ sk, leaving }) => (leaving === undefined ? sk : [])));
  const asWritten = (row: Item & Key): Item => {
    const { leaving: _, ...others } = row;
    return older.has(row.sk) ? others : row;
  };
  return [
    ...stored
      .filter(item => !StoredClass.safeParse(item).success)
      .map(item => ({ rule: 'a class can be read', at: keyOf(item), problem: 'does not match its schema' })),
    ...compareDerivedItems(
      'a class is in its list',
      stored.flatMap(item => {
        const { data } = StoredClass.safeParse(item);
        return data ? [asWritten(classRowItem(slug, data, expiryOf(item)))] : [];
      }),
      rows,
    ),
  ];
};
