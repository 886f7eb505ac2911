import { AppError } from '../../../../shared/core/errors.ts';
import {
  type Course,
  type CourseFields,
  maxCourses,
  StoredCourse,
} from '../../../../shared/features/courses/courses/schema.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { hasVersion, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { courseKey, coursesOf } from '../course-keys.ts';

/** Builds the response before the transaction, which stores it for retried requests. */
type Show = (course: StoredCourse) => Promise<Course>;

interface WithCover {
  writes: Write[];
  released: string | undefined;
}

const detailOf = (released: string | undefined) => (released ? { detail: { released } } : {});

export const newCourse = (
  fields: CourseFields,
  { at, ...details }: Pick<StoredCourse, 'id' | 'author' | 'activities'> & { at: string },
): StoredCourse => ({
  ...fields,
  ...details,
  version: 1,
  treeVersion: 1,
  contentVersion: 1,
  publication: null,
  publishing: null,
  takeDown: null,
  archivedAt: null,
  createdAt: at,
  updatedAt: at,
});

export class CoursesStore extends OrganizationStore {
  async list(): Promise<StoredCourse[]> {
    const items = await this.table.queryAll(coursesOf(this.organization));
    return items.map(item => StoredCourse.parse(item));
  }

  /** @throws course.too-many */
  async create(
    fields: CourseFields,
    author: StoredCourse['author'],
    { writes }: WithCover,
    show: Show,
  ): Promise<Course> {
    if ((await this.list()).length >= maxCourses) throw new AppError('course.too-many');
    const id = newId('course', this.origin.now());
    const record = newCourse(fields, { id, author, activities: 0, at: this.now() });
    const put = { ...courseKey(this.organization, record.id), kind: 'courses', ...record };
    const created = { act: 'course.created', record: record.id };
    return this.commit(created, [{ put, when: isAbsent }, ...writes], await show(record));
  }

  /** @throws version.conflict, course.publishing */
  async change(
    before: StoredCourse,
    fields: CourseFields,
    { writes, released }: WithCover,
    show: Show,
  ): Promise<Course> {
    const act = { act: 'course.changed', record: before.id, ...detailOf(released) };
    return this.#set(before, { ...fields }, { acts: act, more: writes, isContent: true }, show);
  }

  /** @throws version.conflict, course.publishing */
  async archive(before: StoredCourse, isArchived: boolean, show: Show): Promise<Course> {
    if ((before.archivedAt !== null) === isArchived) return show(before);
    const act = { act: isArchived ? 'course.archived' : 'course.restored', record: before.id };
    return this.#set(before, { archivedAt: isArchived ? this.now() : null }, { acts: act }, show);
  }

  /** @throws version.conflict if the course was changed or published concurrently */
  async remove(before: StoredCourse, { writes, released }: WithCover): Promise<{ removed: true }> {
    const removal: Write = {
      delete: courseKey(this.organization, before.id),
      when: {
        text: '#contentVersion = :contentVersion AND #publication = :none AND #publishing = :none',
        values: { ':contentVersion': before.contentVersion, ':none': null },
      },
      onConditionFailed: existing => new AppError(existing ? 'version.conflict' : 'record.missing'),
    };
    const act = { act: 'course.removed', record: before.id, ...detailOf(released) };
    return this.commit(act, [removal, ...writes], { removed: true as const });
  }

  /** Changes fields of a course if its version is current. Concurrent changes to other fields are kept. */
  async #set(
    before: StoredCourse,
    fields: Partial<StoredCourse>,
    {
      acts,
      more = [],
      isContent = false,
    }: { acts: Parameters<CoursesStore['commit']>[0]; more?: Write[]; isContent?: boolean },
    show: Show,
  ): Promise<Course> {
    const set = { ...fields, version: before.version + 1, updatedAt: this.now() };
    const isSame = hasVersion(before.version);
    const write: Write = {
      update: courseKey(this.organization, before.id),
      set,
      ...(isContent && { add: { contentVersion: 1 } }),
      when: { text: `${isSame.text} AND #publishing = :none`, values: { ...isSame.values, ':none': null } },
      onConditionFailed: existing =>
        new AppError(existing?.publishing ? 'course.publishing' : 'version.conflict'),
    };
    const after = { ...before, ...set, contentVersion: before.contentVersion + (isContent ? 1 : 0) };
    return this.commit(acts, [write, ...more], await show(after));
  }
}
