import { AppError } from '../../../../shared/core/errors.ts';
import {
  type Activity,
  type ActivityFields,
  StoredActivity,
} from '../../../../shared/features/courses/activities/schema.ts';
import { type CoursePart, maxParts } from '../../../../shared/features/courses/course-content/schema.ts';
import { faultOf } from '../../../../shared/features/courses/course-content/tree.ts';
import type { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { activitiesOf, activityKey, coursePartKey } from '../course-keys.ts';
import { contentWrite } from '../courses/content-write.ts';
import { activityPart } from './activity-part.ts';

type Show = (activity: StoredActivity) => Promise<Activity>;

interface WithFiles {
  writes: Write[];
  released: string | undefined;
}

export class ActivitiesStore extends OrganizationStore {
  async listByCourse({ id }: Pick<StoredCourse, 'id'>): Promise<StoredActivity[]> {
    const items = await this.table.queryAll(activitiesOf(this.organization, id));
    return items.map(item => StoredActivity.parse(item));
  }

  async list({ id }: Pick<StoredCourse, 'id'>, ids: readonly string[]): Promise<StoredActivity[]> {
    if (ids.length === 0) return [];
    const items = await this.table.get(ids.map(activityId => activityKey(this.organization, id, activityId)));
    return items.flatMap(item => (item ? [StoredActivity.parse(item)] : []));
  }

  copyWrites(activities: readonly StoredActivity[]): Write[] {
    return activities.map(activity => ({
      put: {
        ...activityKey(this.organization, activity.courseId, activity.id),
        kind: 'activity',
        ...activity,
      },
      when: isAbsent,
    }));
  }

  /** @throws course.too-large, course.misplaced, record.missing if the folder was removed */
  async create(
    course: StoredCourse,
    { parentId, ...fields }: ActivityFields & { parentId: string | null },
    parts: readonly CoursePart[],
    { files, show }: { files: WithFiles; show: Show },
  ): Promise<Activity> {
    if (parts.length >= maxParts) throw new AppError('course.too-large');
    const at = this.now();
    const id = newChildId('activity', course.id, this.origin.now());
    const activity: StoredActivity = {
      ...fields,
      id,
      courseId: course.id,
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    const part = activityPart(activity, parentId);
    if (faultOf([...parts, part])) throw new AppError('course.misplaced');
    /**
     * All folders above the activity must still exist, because a folder is removed before its contents are.
     */
    const folders = foldersAbove(parts, parentId).map(
      (folder): Write => ({
        check: coursePartKey(this.organization, course.id, folder),
        when: isPresent,
        onConditionFailed: () => new AppError('record.missing'),
      }),
    );
    return this.commit(
      { act: 'activity.created', record: id },
      [
        contentWrite(this.organization, course, {
          at,
          activities: 1,
          tree: 'any',
          when: { text: '#activities < :most', values: { ':most': maxParts } },
          onConditionFailed: () => new AppError('course.too-large'),
        }),
        ...folders,
        {
          put: { ...coursePartKey(this.organization, course.id, id), kind: 'course-part', ...part },
          when: isAbsent,
        },
        {
          put: { ...activityKey(this.organization, course.id, id), kind: 'activity', ...activity },
          when: isAbsent,
        },
        ...files.writes,
      ],
      await show(activity),
    );
  }

  /** @throws version.conflict; record.missing if the activity has been removed */
  async change(
    course: StoredCourse,
    before: StoredActivity,
    fields: ActivityFields,
    { files, show }: { files: WithFiles; show: Show },
  ): Promise<Activity> {
    const at = this.now();
    const activity: StoredActivity = { ...before, ...fields, version: before.version + 1, updatedAt: at };
    const { parentId: _, id: __, type: ___, ...head } = activityPart(activity, null);
    const isRetitled = before.title !== activity.title;
    const { released } = files;
    return this.commit(
      { act: 'activity.changed', record: before.id, ...(released && { detail: { released } }) },
      [
        contentWrite(this.organization, course, { at, ...(isRetitled && { tree: 'any' as const }) }),
        {
          put: { ...activityKey(this.organization, course.id, before.id), kind: 'activity', ...activity },
          when: hasVersion(before.version),
          onConditionFailed: existing => new AppError(existing ? 'version.conflict' : 'record.missing'),
        },
        {
          update: coursePartKey(this.organization, course.id, before.id),
          set: head,
          when: isPresent,
          onConditionFailed: () => new AppError('record.missing'),
        },
        ...files.writes,
      ],
      await show(activity),
    );
  }
}

function foldersAbove(parts: readonly CoursePart[], folder: string | null): string[] {
  if (folder === null) return [];
  const around = parts.find(({ id }) => id === folder)?.parentId ?? null;
  return [folder, ...foldersAbove(parts, around)];
}
