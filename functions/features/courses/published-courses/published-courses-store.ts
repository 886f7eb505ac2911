import { courseIdFromChildId } from '../../../../shared/core/ids.ts';
import {
  PublishedBody,
  PublishedCourse,
  PublishedPart,
  PublishedText,
  parsePublishedActivityId,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import {
  library,
  publishedBodyKey,
  publishedCourseKey,
  publishedPartKey,
  publishedPartsOf,
  publishedTextKey,
} from '../published-course-keys.ts';

/** The methods do not check access; their callers must do so. */
export class PublishedCoursesStore extends TableStore {
  /** All courses that were ever published, in any state. */
  async list(): Promise<PublishedCourse[]> {
    return (await this.table.queryAll(library())).map(item => PublishedCourse.parse(item));
  }

  async get(id: string): Promise<PublishedCourse | undefined> {
    return this.table.read(PublishedCourse, publishedCourseKey(id));
  }

  async text(id: string, courseVersion: number): Promise<PublishedText | undefined> {
    return this.table.read(PublishedText, publishedTextKey(id, courseVersion));
  }

  /** Folders and activities of a course version, unsorted; see `treeOf`. */
  async parts(id: string, courseVersion: number): Promise<PublishedPart[]> {
    const items = await this.table.queryAll(publishedPartsOf(id, courseVersion));
    return items.map(item => PublishedPart.parse(item));
  }

  async activity(publishedActivityId: string) {
    const { activityId, courseVersion } = parsePublishedActivityId(publishedActivityId);
    const courseId = courseIdFromChildId(publishedActivityId);
    const [course, part, body] = await this.table.get([
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
