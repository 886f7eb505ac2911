import { AppError } from '../../../../shared/core/errors.ts';
import type { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { Condition, Item, Write } from '../../../platform/storage/write.ts';
import { courseKey } from '../course-keys.ts';

interface ContentChange {
  /** When it happens. */
  at: string;
  /** Activities that come or, below 0, go. */
  activities?: number;
  /** Whether places or titles change; at the version of the tree that was read, if one is given. */
  tree?: { version: number } | 'any';
  /** What else has to be so. */
  when?: Condition;
  onConditionFailed?: (existing: Item) => AppError;
}

/** The write by which a course takes note of a change of what it holds, while nobody publishes it. */
export function contentWrite(
  organization: string,
  { id }: Pick<StoredCourse, 'id'>,
  { at, activities = 0, tree, when, onConditionFailed }: ContentChange,
): Write {
  const version = typeof tree === 'object' ? tree.version : undefined;
  const conditions = [
    '#publishing = :none AND #archivedAt = :none',
    ...(version === undefined ? [] : ['#treeVersion = :treeVersion']),
    ...(when ? [when.text] : []),
  ];
  return {
    update: courseKey(organization, id),
    set: { updatedAt: at },
    add: { contentVersion: 1, ...(activities !== 0 && { activities }), ...(tree && { treeVersion: 1 }) },
    when: {
      text: conditions.join(' AND '),
      values: {
        ':none': null,
        ...(version !== undefined && { ':treeVersion': version }),
        ...when?.values,
      },
    },
    onConditionFailed: existing => {
      if (!existing) return new AppError('record.missing');
      if (existing.publishing !== null) return new AppError('course.publishing');
      if (existing.archivedAt !== null) return new AppError('course.archived');
      return onConditionFailed?.(existing) ?? new AppError('version.conflict');
    },
  };
}
