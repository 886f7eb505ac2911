import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import {
  PublishedBody,
  PublishedCourse,
  PublishedPart,
  PublishedText,
  parsePublishedActivityId,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Table } from '../../../platform/storage/table.ts';
import {
  library,
  publishedBodyKey,
  publishedCourseKey,
  publishedPartKey,
  publishedPartsOf,
  publishedTextKey,
} from '../published-course-keys.ts';

/** Courses in the library, of all organisations. What may be shown of one is for the caller to decide. */
export class PublishedCoursesStore {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Every course that was ever published, in whichever state. */
  async list(): Promise<PublishedCourse[]> {
    return (await this.#table.queryAll(library())).map(item => PublishedCourse.parse(item));
  }

  async get(id: string): Promise<PublishedCourse | undefined> {
    const [item] = await this.#table.get([publishedCourseKey(id)]);
    return item && PublishedCourse.parse(item);
  }

  /** What a version says of itself. */
  async text(id: string, courseVersion: number): Promise<PublishedText | undefined> {
    const [item] = await this.#table.get([publishedTextKey(id, courseVersion)]);
    return item && PublishedText.parse(item);
  }

  /** Folders and activities of a version, in no order; see `sortParts`. */
  async parts(id: string, courseVersion: number): Promise<PublishedPart[]> {
    const items = await this.#table.queryAll(publishedPartsOf(id, courseVersion));
    return items.map(item => PublishedPart.parse(item));
  }

  /** An activity of a version with its course, by the id of the published activity. */
  async activity(publishedActivityId: string) {
    const { activityId, courseVersion } = parsePublishedActivityId(publishedActivityId);
    const courseId = courseIdFromChildId(publishedActivityId);
    const [course, part, body] = await this.#table.get([
      publishedCourseKey(courseId),
      publishedPartKey(courseId, courseVersion, activityId),
      publishedBodyKey(courseId, courseVersion, activityId),
    ]);
    const head = part && PublishedPart.parse(part);
    if (!course || head?.type !== 'activity' || !body) return undefined;
    return {
      course: PublishedCourse.parse(course),
      courseVersion,
      head,
      body: PublishedBody.parse(body),
    };
  }
}
