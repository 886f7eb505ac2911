import { AppError } from '../../../../shared/core/errors.ts';
import type { Course, StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { courseKey } from '../course-keys.ts';

type Show = (course: StoredCourse) => Promise<Course>;

/**
 * Decisions of authors to publish a course, withdraw it or offer it again. A reaction to the journal entry
 * changes the library.
 */
export class PublicationsStore extends OrganizationStore {
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
