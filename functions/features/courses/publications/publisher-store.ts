import { filesOfActivity } from '../../../../shared/features/courses/activities/files-of-activity.ts';
import { ActivityBody, type StoredActivity } from '../../../../shared/features/courses/activities/schema.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import { partChanges } from '../../../../shared/features/courses/publications/publication-rules.ts';
import {
  PublishedBody,
  PublishedCourse,
  PublishedPart,
} from '../../../../shared/features/courses/published-courses/schema.ts';
import { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { dispositionOf } from '../../../platform/files/disposition.ts';
import { libraryObjectKey, organizationFileLocation } from '../../../platform/files/file-locations.ts';
import type { FilesStore } from '../../../platform/files/files-store.ts';
import type { OpenBucket } from '../../../platform/files/open-bucket.ts';
import { organizationKey } from '../../../platform/storage/keys.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isPresent, type Write } from '../../../platform/storage/write.ts';
import type { ActivitiesStore } from '../activities/activities-store.ts';
import type { CourseContentStore } from '../course-content/course-content-store.ts';
import { courseKey } from '../course-keys.ts';
import { PublishedCoursesStore } from '../published-courses/published-courses-store.ts';
import { versionWrites } from '../published-courses/version-writes.ts';

interface PublisherScope {
  /** The table, accessed with the organisation's IAM role. */
  table: Table;
  /** The table, accessed with the IAM role that may write to the library. */
  own: Table;
  files: FilesStore;
  bucket: OpenBucket;
  organization: string;
  content: CourseContentStore;
  activities: ActivitiesStore;
  now: () => number;
}

/** Items per transaction: a plan has at most 200 kB, and a transaction at most 4 MB. */
const batchSize = 15;

/** Applies decisions of authors and of the platform to the library. Every step is idempotent. */
export class PublisherStore {
  readonly #scope: PublisherScope;

  constructor(scope: PublisherScope) {
    this.#scope = scope;
  }

  /**
   * Publishes the pending version: first the files, then the contents, then the row that makes them visible.
   */
  async publish(courseId: string): Promise<Write[]> {
    const { own, content, activities } = this.#scope;
    const [course, organization] = await this.#read(courseId);
    if (!course?.publishing || !organization) return [];
    const { courseVersion, note, at } = course.publishing;
    const [drafts, stored] = await Promise.all([content.list(course), activities.listByCourse(course)]);
    const parts = flatten(treeOf(drafts)).map(({ part }) => part);
    const included = stored.filter(({ id }) => parts.some(part => part.id === id));
    await this.#keepFiles(course, included);
    const changes = await this.#changes(course, drafts);
    const writes = versionWrites({
      text: { courseId, courseVersion, description: course.description, note, changes },
      parts: parts.map(partOf),
      bodies: included.map(bodyOf),
    });
    for (let from = 0; from < writes.length; from += batchSize)
      await own.transact(writes.slice(from, from + batchSize));
    const before = await new PublishedCoursesStore(own).get(courseId);
    const row = PublishedCourse.parse({
      ...course,
      organization: organization.slug,
      organizationName: organization.name,
      courseVersion,
      state: 'published',
      activities: included.length,
      firstPublishedAt: before?.firstPublishedAt ?? at,
      publishedAt: at,
      stateAt: at,
    });
    await (await this.#offers()).offer(row);
    const publication = {
      courseVersion,
      contentVersion: course.contentVersion,
      state: 'published' as const,
      at,
    };
    return [this.#courseWrite(courseId, { publication, publishing: null })];
  }

  /**
   * Withdraws the course from new subscribers, or offers it again, as its author last decided. Does nothing
   * while a version is being published, because publishing offers the course.
   */
  async followAuthor(courseId: string): Promise<Write[]> {
    const [course] = await this.#read(courseId);
    if (!course?.publication || course.publishing) return [];
    const isOffered = course.publication.state === 'published';
    await (await this.#offers()).followAuthor(courseId, isOffered ? 'published' : 'withdrawn');
    return [];
  }

  /** Takes the course down or reinstates it, as the platform last decided. */
  async followPlatform(courseId: string): Promise<Write[]> {
    const takeDown = await (await this.#offers()).followPlatform(courseId);
    return takeDown === undefined ? [] : [this.#courseWrite(courseId, { takeDown })];
  }

  async authorOf(courseId: string): Promise<string | undefined> {
    const [course] = await this.#read(courseId);
    return course?.author.id;
  }

  async #offers() {
    const { OffersStore } = await import('./offers-store.ts');
    return new OffersStore(this.#scope.own, this.#scope.now);
  }

  async #read(courseId: string) {
    const { table, organization } = this.#scope;
    const [course, own] = await table.get([courseKey(organization, courseId), organizationKey(organization)]);
    return [course && StoredCourse.parse(course), own && OrganizationRecord.parse(own)] as const;
  }

  /**
   * Changes to announce to subscribers, since the version that the course record names as published. The
   * library may already contain the new version.
   */
  async #changes({ id, publication }: StoredCourse, drafts: readonly CoursePart[]) {
    if (!publication) return null;
    const parts = await new PublishedCoursesStore(this.#scope.own).parts(id, publication.courseVersion);
    return partChanges(drafts, parts, publication.at);
  }

  #courseWrite(courseId: string, set: Partial<StoredCourse>): Write {
    return { update: courseKey(this.#scope.organization, courseId), set, when: isPresent };
  }

  async #keepFiles(course: StoredCourse, activities: readonly StoredActivity[]): Promise<void> {
    const { files, organization } = this.#scope;
    const bucket = await this.#scope.bucket();
    const location = organizationFileLocation(organization);
    const cover = course.cover ? [{ fileId: course.cover.fileId, purpose: 'course-cover' as const }] : [];
    for (const { fileId, purpose } of [...cover, ...activities.flatMap(filesOfActivity)]) {
      const copy = libraryObjectKey(organization, course.id, fileId);
      if (await bucket.has(copy)) continue;
      const [record, body] = await Promise.all([
        files.get(fileId),
        bucket.read(location.objectKey(purpose, fileId)),
      ]);
      if (record && body)
        await bucket.keep(copy, { body, type: record.type, disposition: dispositionOf(record) });
    }
  }
}

const partOf = (part: CoursePart): PublishedPart => PublishedPart.parse(part);
const bodyOf = (activity: StoredActivity): PublishedBody =>
  PublishedBody.parse({ ...ActivityBody.parse(activity), id: activity.id });
