import { AppError } from '../../../../shared/core/errors.ts';
import type { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { Condition, Item, Write } from '../../../platform/storage/write.ts';
import { courseKey } from '../course-keys.ts';

interface ContentChange {
  at: string;
  /** Number of added activities; negative if activities are removed. */
  activities?: number;
  /**
   * The tree version that was read, if the change depends on it; `any` if the change applies to any version
   * of the tree. Undefined if the tree does not change.
   */
  tree?: { version: number } | 'any';
  when?: Condition;
  onConditionFailed?: (existing: Item) => AppError;
}

/**
 * If the course is missing, archived or being published, the transaction throws record.missing,
 * course.archived or course.publishing. If another condition fails, it throws the error of
 * `onConditionFailed`, by default version.conflict.
 */
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
