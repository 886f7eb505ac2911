import { AppError } from '../../../../shared/core/errors.ts';
import { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { commit } from '../../../platform/storage/commit.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { listedCourseKey, listedCourses } from '../listed-course-keys.ts';
import { CourseSubscribersStore } from '../subscriptions/course-subscribers-store.ts';
import type { Decider } from '../subscriptions/subscription-decisions-store.ts';

export class ListedCoursesStore extends PlatformStore {
  async list(): Promise<ListedCourse[]> {
    return (await this.table.queryAll(listedCourses)).map(item => ListedCourse.parse(item));
  }

  async get(id: string): Promise<ListedCourse | undefined> {
    return this.table.read(ListedCourse, listedCourseKey(id));
  }

  /** Number of organisations that have access to the course. @param today `YYYY-MM-DD` */
  async countSubscribers({ id, organization }: ListedCourse, today: string): Promise<number> {
    return (await new CourseSubscribersStore(this.table, organization.id).list(today, id)).length;
  }

  /** @throws version.conflict */
  takeDown(before: ListedCourse, reason: string, by: Decider): Promise<ListedCourse> {
    const at = new Date(this.origin.now()).toISOString();
    return this.#decide(before, { reason, at, by }, 'course.taken-down');
  }

  /** Reinstates a course that was taken down. @throws version.conflict */
  reinstate(before: ListedCourse): Promise<ListedCourse> {
    return this.#decide(before, null, 'course.reinstated');
  }

  /**
   * Stores the decision, with an event in the journal of the author's organisation. The reaction
   * `followPlatform` to the event updates the library.
   */
  #decide(before: ListedCourse, takeDown: ListedCourse['takeDown'], act: string): Promise<ListedCourse> {
    const course: ListedCourse = { ...before, takeDown, version: before.version + 1 };
    const write: Write = {
      put: { ...listedCourseKey(course.id), kind: 'listed-course', ...course },
      when: hasVersion(before.version),
      onConditionFailed: existing =>
        existing
          ? new AppError('version.conflict', { current: ListedCourse.parse(existing) })
          : new AppError('record.missing'),
    };
    const origin = { ...this.origin, organization: course.organization.id };
    return commit(this.table, origin, { act, record: course.id }, [write], course);
  }
}
