import { AppError } from '../../../../shared/core/errors.ts';
import { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import { commit, type Origin } from '../../../platform/storage/commit.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { listedCourseKey, listedCourses } from '../listed-course-keys.ts';
import { CourseSubscribersStore } from '../subscriptions/course-subscribers-store.ts';
import type { Decider } from '../subscriptions/subscription-decisions-store.ts';

/** Published courses of all organisations, as the platform decides about them. */
export class ListedCoursesStore {
  readonly #table: Table;
  readonly #origin: Origin;

  constructor(table: Table, origin: Origin) {
    this.#table = table;
    this.#origin = origin;
  }

  async list(): Promise<ListedCourse[]> {
    return (await this.#table.queryAll(listedCourses)).map(item => ListedCourse.parse(item));
  }

  async get(id: string): Promise<ListedCourse | undefined> {
    const [item] = await this.#table.get([listedCourseKey(id)]);
    return item && ListedCourse.parse(item);
  }

  /** Organisations that may read it. @param today `YYYY-MM-DD` */
  async countSubscribers({ id, organization }: ListedCourse, today: string): Promise<number> {
    return (await new CourseSubscribersStore(this.#table, organization.id).list(today, id)).length;
  }

  /** @throws version.conflict */
  takeDown(before: ListedCourse, reason: string, by: Decider): Promise<ListedCourse> {
    const at = new Date(this.#origin.now()).toISOString();
    return this.#decide(before, { reason, at, by }, 'course.taken-down');
  }

  /** @throws version.conflict */
  reinstate(before: ListedCourse): Promise<ListedCourse> {
    return this.#decide(before, null, 'course.reinstated');
  }

  /** The journal of the author's organisation says so, and its reaction carries it into the library. */
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
    const origin = { ...this.#origin, organization: course.organization.id };
    return commit(this.#table, origin, { act, record: course.id }, [write], course);
  }
}
