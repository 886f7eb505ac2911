import { AppError } from '../../../../shared/core/errors.ts';
import type { Course, StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import type { publications } from '../../../../shared/features/courses/publications/endpoints.ts';
import { changesOf, lacksOf } from '../../../../shared/features/courses/publications/publication-rules.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { CourseContentStore } from '../course-content/course-content-store.ts';
import { courseKey } from '../course-keys.ts';
import { requireChangeableCourse, requireOwnCourse } from '../courses/require-course.ts';
import { showCourse } from '../courses/show-course.ts';
import { PublishedCoursesStore } from '../published-courses/published-courses-store.ts';
import { CourseSubscribersStore } from '../subscriptions/course-subscribers-store.ts';

export const getCourseChanges: Handler<typeof publications.getCourseChanges> = async (
  _,
  { records: { course }, openStore, organization, now },
) => {
  const library = openStore(PublishedCoursesStore);
  const version = course.publication?.courseVersion;
  const today = todayIn(organization.timeZone, now());
  const [parts, current, published, subscribers] = await Promise.all([
    openStore(CourseContentStore).list(course),
    version ? library.get(course.id) : undefined,
    version ? library.parts(course.id, version) : [],
    openStore(CourseSubscribersStore).list(today, course.id),
  ]);
  const changes = changesOf({ course, parts }, current && { course: current, parts: published });
  return { ...changes, subscribers: subscribers.length };
};

export const publishCourse: Handler<typeof publications.publishCourse> = async (
  { treeVersion, note },
  context,
) => {
  const course = requireChangeableCourse(context.records.course, context);
  if (course.treeVersion !== treeVersion) throw new AppError('version.conflict', { current: course });
  const lacks = lacksOf(course);
  if (lacks.length > 0)
    throw new AppError('course.incomplete', {
      fields: Object.fromEntries(lacks.map(name => [name, 'validation.required'])),
    });
  return context.openStore(PublicationsStore).publish(course, note, showCourse(context));
};

export const withdrawCourse: Handler<typeof publications.withdrawCourse> = async (_, context) => {
  const course = requireOwnCourse(context.records.course, context);
  if (course.publishing) throw new AppError('course.publishing');
  return context.openStore(PublicationsStore).withdraw(course, showCourse(context));
};

export const offerCourseAgain: Handler<typeof publications.offerCourseAgain> = async (_, context) => {
  const course = requireChangeableCourse(context.records.course, context);
  return context.openStore(PublicationsStore).offerAgain(course, showCourse(context));
};

type Show = (course: StoredCourse) => Promise<Course>;

/**
 * Decisions of authors to publish a course, withdraw it or offer it again. A reaction to the journal entry
 * changes the library.
 */
class PublicationsStore extends OrganizationStore {
  /** Locks the course until its next version is created. @throws version.conflict */
  async publish(before: StoredCourse, note: string, show: Show): Promise<Course> {
    const courseVersion = (before.publication?.courseVersion ?? 0) + 1;
    const publishing = { courseVersion, note, at: this.now() };
    return this.#set(before, { publishing }, 'course.publishing', show);
  }

  /** @throws version.conflict */
  async withdraw(before: StoredCourse, show: Show): Promise<Course> {
    if (!before.publication) throw new AppError('course.unpublished');
    const publication = { ...before.publication, state: 'withdrawn' as const };
    return this.#set(before, { publication }, 'course.withdrawn', show);
  }

  /** @throws course.unpublished; version.conflict if the course is not withdrawn */
  async offerAgain(before: StoredCourse, show: Show): Promise<Course> {
    if (!before.publication) throw new AppError('course.unpublished');
    if (before.publication.state !== 'withdrawn')
      throw new AppError('version.conflict', { current: await show(before) });
    const publication = { ...before.publication, state: 'published' as const };
    return this.#set(before, { publication }, 'course.offered', show);
  }

  async #set(
    before: StoredCourse,
    fields: Pick<Partial<StoredCourse>, 'publishing' | 'publication'>,
    act: string,
    show: Show,
  ): Promise<Course> {
    const set = { ...fields, version: before.version + 1, updatedAt: this.now() };
    const write: Write = {
      update: courseKey(this.organization, before.id),
      set,
      when: {
        text: '#version = :version AND #contentVersion = :contentVersion AND #publishing = :none AND #archivedAt = :archivedAt',
        values: {
          ':version': before.version,
          ':contentVersion': before.contentVersion,
          ':none': null,
          ':archivedAt': before.archivedAt,
        },
      },
      onConditionFailed: () => new AppError('version.conflict'),
    };
    return this.commit({ act, record: before.id }, [write], await show({ ...before, ...set }));
  }
}
