import { ListedCourse } from '../../../../shared/features/courses/listed-courses/schema.ts';
import type {
  PublicationState,
  PublishedCourse,
  TakeDown,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { listedCourseKey } from '../listed-course-keys.ts';
import { publishedCourseKey } from '../published-course-keys.ts';

/**
 * Courses in the library, and the platform's data about each course. Both change in one transaction, so that
 * a change by the author cannot undo a take-down at the same time.
 */
export class OffersStore {
  readonly #own: Table;
  readonly #now: () => number;

  /** @param own the table, accessed with the IAM role that may write to the library */
  constructor(own: Table, now: () => number) {
    this.#own = own;
    this.#now = now;
  }

  /** Publishes a new version. A course that was taken down stays taken down. */
  offer(row: PublishedCourse): Promise<void> {
    return retryOnConflict(async () => {
      const before = await this.#listed(row.id);
      const { id, organization, organizationName, title, courseVersion, activities, publishedAt } = row;
      const listed: ListedCourse = {
        ...{ id, title, courseVersion, activities, publishedAt },
        organization: { id: organization, name: organizationName },
        state: 'published',
        takeDown: before?.takeDown ?? null,
        version: (before?.version ?? 0) + 1,
      };
      const put = {
        ...publishedCourseKey(id),
        ...{ kind: 'published-course', ...row },
        ...{ state: stateOf(listed), takeDown: takeDownOf(listed) },
      };
      await this.#own.transact([{ put, replaces: true }, this.#put(before, listed)]);
    });
  }

  /** Withdraws a course from new subscribers, or offers it again. An earlier take-down stays in force. */
  followAuthor(courseId: string, state: ListedCourse['state']): Promise<void> {
    return retryOnConflict(async () => {
      const before = await this.#listed(courseId);
      if (!before || before.state === state) return;
      const listed: ListedCourse = { ...before, state, version: before.version + 1 };
      await this.#own.transact([this.#rowWrite(listed), this.#put(before, listed)]);
    });
  }

  /**
   * Applies the platform's decision to a course in the library; undefined if the library has no such course.
   */
  followPlatform(courseId: string): Promise<TakeDown | null | undefined> {
    return retryOnConflict(async () => {
      const listed = await this.#listed(courseId);
      if (!listed) return undefined;
      const check: Write = {
        check: listedCourseKey(courseId),
        when: hasVersion(listed.version),
        onConditionFailed: () => new ConflictError(),
      };
      await this.#own.transact([this.#rowWrite(listed), check]);
      return takeDownOf(listed);
    });
  }

  async #listed(courseId: string): Promise<ListedCourse | undefined> {
    const [item] = await this.#own.get([listedCourseKey(courseId)]);
    return item && ListedCourse.parse(item);
  }

  #put(before: ListedCourse | undefined, listed: ListedCourse): Write {
    return {
      put: { ...listedCourseKey(listed.id), kind: 'listed-course', ...listed },
      when: before ? hasVersion(before.version) : isAbsent,
      onConditionFailed: () => new ConflictError(),
    };
  }

  #rowWrite(listed: ListedCourse): Write {
    const stateAt = new Date(this.#now()).toISOString();
    return {
      update: publishedCourseKey(listed.id),
      set: { state: stateOf(listed), takeDown: takeDownOf(listed), stateAt },
      when: isPresent,
    };
  }
}

const stateOf = ({ state, takeDown }: ListedCourse): PublicationState => (takeDown ? 'taken-down' : state);
const takeDownOf = ({ takeDown }: ListedCourse): TakeDown | null =>
  takeDown && { reason: takeDown.reason, at: takeDown.at };
