import { AppError } from '../../../../shared/core/errors.ts';
import {
  type Arrangement,
  type CourseContent,
  CoursePart,
  maxParts,
} from '../../../../shared/features/courses/course-content/schema.ts';
import {
  faultOf,
  flatten,
  partsWithin,
  treeOf,
} from '../../../../shared/features/courses/course-content/tree.ts';
import type { StoredCourse } from '../../../../shared/features/courses/courses/schema.ts';
import { newChildId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { activityKey, coursePartKey, coursePartsOf } from '../course-keys.ts';
import { contentWrite } from '../courses/content-write.ts';

/**
 * Folders and activities of a course, which form a tree. A change requires the current version of the tree.
 */
export class CourseContentStore extends OrganizationStore {
  /** Reads the tree in one query. Contents of a removed folder that are not deleted yet are left out. */
  async list({ id }: Pick<StoredCourse, 'id'>): Promise<CoursePart[]> {
    const items = await this.table.queryAll(coursePartsOf(this.organization, id));
    return flatten(treeOf(items.map(item => CoursePart.parse(item)))).map(({ part }) => part);
  }

  /** @throws version.conflict with the current tree; course.misplaced, course.too-large */
  async addFolder(
    course: StoredCourse,
    treeVersion: number,
    { parentId, title }: { parentId: string | null; title: string },
  ): Promise<CourseContent> {
    const id = newChildId('folder', course.id, this.origin.now());
    const folder: CoursePart = { type: 'folder', id, parentId, title, updatedAt: this.now() };
    return this.add(course, treeVersion, { parts: [folder], writes: [] });
  }

  /** @throws version.conflict with the current tree; course.misplaced, course.too-large */
  async add(
    course: StoredCourse,
    treeVersion: number,
    { parts: added, writes }: { parts: CoursePart[]; writes: Write[] },
  ): Promise<CourseContent> {
    const parts = await this.#readAt(course, treeVersion);
    if (parts.length + added.length > maxParts) throw new AppError('course.too-large');
    const after = [...parts, ...added];
    requireSound(after);
    const puts = added.map(
      (part): Write => ({
        put: { ...coursePartKey(this.organization, course.id, part.id), kind: 'course-part', ...part },
        when: isAbsent,
      }),
    );
    const activities = added.filter(({ type }) => type === 'activity').length;
    return this.#change(course, treeVersion, after, [...puts, ...writes], { activities });
  }

  /**
   * Moves and renames folders and activities.
   * @throws version.conflict with the current tree; course.misplaced
   */
  async arrange(
    course: StoredCourse,
    treeVersion: number,
    changes: readonly Arrangement[],
  ): Promise<CourseContent> {
    const parts = await this.#readAt(course, treeVersion);
    const changeById = new Map(changes.map(change => [change.id, change]));
    if (changes.some(({ id }) => parts.every(part => part.id !== id))) throw new AppError('record.missing');
    const at = this.now();
    const after = parts.map(part => {
      const change = changeById.get(part.id);
      return change ? { ...part, parentId: change.parentId, title: change.title, updatedAt: at } : part;
    });
    requireSound(after);
    const before = new Map(parts.map(part => [part.id, part]));
    const writes = after
      .filter(part => changeById.has(part.id))
      .flatMap(part => this.#arrangeWrites(course, part, before.get(part.id)?.title !== part.title));
    return this.#change(course, treeVersion, after, writes);
  }

  /**
   * Removes a folder or activity from the tree. A reaction to the journal entry deletes its contents later.
   * @throws version.conflict with the current tree
   */
  async remove(course: StoredCourse, treeVersion: number, partId: string): Promise<CourseContent> {
    const parts = await this.#readAt(course, treeVersion);
    const gone = partsWithin(parts, partId);
    if (gone.length === 0) throw new AppError('record.missing');
    const key = coursePartKey(this.organization, course.id, partId);
    return this.#change(
      course,
      treeVersion,
      parts.filter(part => !gone.includes(part)),
      [{ delete: key, when: isPresent, onConditionFailed: () => new AppError('record.missing') }],
      { activities: -gone.filter(({ type }) => type === 'activity').length, act: 'course.part-removed' },
    );
  }

  /** @throws version.conflict with the current tree */
  async #readAt(course: StoredCourse, treeVersion: number): Promise<CoursePart[]> {
    const parts = await this.list(course);
    if (course.treeVersion === treeVersion) return parts;
    const current: CourseContent = { courseId: course.id, treeVersion: course.treeVersion, parts };
    throw new AppError('version.conflict', { current });
  }

  #change(
    course: StoredCourse,
    treeVersion: number,
    parts: CoursePart[],
    writes: Write[],
    { activities = 0, act = 'course.arranged' }: { activities?: number; act?: string } = {},
  ): Promise<CourseContent> {
    const answer = { courseId: course.id, treeVersion: treeVersion + 1, parts };
    const at = this.now();
    const tree = { version: treeVersion };
    const counted = contentWrite(this.organization, course, { at, activities, tree });
    return this.commit({ act, record: course.id }, [counted, ...writes], answer);
  }

  #arrangeWrites(course: StoredCourse, part: CoursePart, isRetitled: boolean): Write[] {
    const { id, parentId, title, updatedAt } = part;
    const missing = () => new AppError('record.missing');
    return [
      {
        update: coursePartKey(this.organization, course.id, id),
        set: { parentId, title, updatedAt },
        when: isPresent,
        onConditionFailed: missing,
      },
      ...(isRetitled && part.type === 'activity'
        ? [
            {
              update: activityKey(this.organization, course.id, id),
              set: { title, updatedAt },
              add: { version: 1 },
              when: isPresent,
              onConditionFailed: missing,
            },
          ]
        : []),
    ];
  }
}

/** @throws course.misplaced */
function requireSound(parts: readonly CoursePart[]): void {
  if (faultOf(parts)) throw new AppError('course.misplaced');
}
