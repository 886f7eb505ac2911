import { AppError } from '../../../../shared/core/errors.ts';
import {
  CourseImportPart,
  CourseImportRecord,
  courseImportDays,
  type ImportedPart,
  type OutlinePart,
} from '../../../../shared/features/courses/course-imports/schema.ts';
import type { CourseFields } from '../../../../shared/features/courses/courses/schema.ts';
import type { JobRecord } from '../../../../shared/features/operations/jobs/record.ts';
import type { AuditEvent } from '../../../platform/storage/commit.ts';
import { newChildId, newId } from '../../../platform/storage/new-id.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Condition, Write } from '../../../platform/storage/write.ts';
import { isAbsent } from '../../../platform/storage/write.ts';
import { courseImportKey, courseImportPartKey, courseImportPartsOf } from '../course-import-keys.ts';

const pageSize = 20;
const notStarted: Condition = { text: '#jobId = :none', values: { ':none': null } };
const wrongPhase = () => new AppError('import.wrong-phase');

/** A course is invisible until the job of the import has created it. */
export class CourseImportsStore extends OrganizationStore {
  async get(courseId: string): Promise<CourseImportRecord | undefined> {
    return this.table.read(CourseImportRecord, courseImportKey(this.organization, courseId));
  }

  async create(course: CourseFields, outline: readonly OutlinePart[]): Promise<{ courseId: string }> {
    const now = this.origin.now();
    const id = newId('course', now);
    const record: CourseImportRecord = {
      id,
      course,
      outline: outline.map(part => ({ ...part, id: newChildId(part.type, id, now) })),
      startedBy: this.origin.by,
      jobId: null,
      createdAt: this.now(),
      expiresAt: this.#expiry(),
    };
    const put = { ...courseImportKey(this.organization, id), kind: 'course-import', ...record };
    const act = { act: 'course.import-announced', record: id };
    return this.commit(act, [{ put, when: isAbsent }], { courseId: id });
  }

  /**
   * Stores parts of the imported course. A part replaces an earlier one with the same number.
   * @throws import.wrong-phase if the job has already begun
   */
  addParts({ id }: CourseImportRecord, parts: readonly ImportedPart[]): Promise<{ added: number }> {
    const expiresAt = this.#expiry();
    const puts = parts.map((part): Write => {
      const key = courseImportPartKey(this.organization, id, part.number);
      return { put: { ...key, kind: 'course-import-part', part, expiresAt }, replaces: true };
    });
    const check: Write = {
      check: courseImportKey(this.organization, id),
      when: notStarted,
      onConditionFailed: wrongPhase,
    };
    return this.commit([], [check, ...puts], { added: parts.length });
  }

  /** @throws import.wrong-phase if another job has begun concurrently */
  start<Answer>(
    { id }: CourseImportRecord,
    { job, write, act }: { job: JobRecord; write: Write; act: AuditEvent },
    answer: Answer,
  ): Promise<Answer> {
    const update: Write = {
      update: courseImportKey(this.organization, id),
      set: { jobId: job.id, expiresAt: this.#expiry() },
      when: notStarted,
      onConditionFailed: wrongPhase,
    };
    return this.commit([act], [write, update], answer);
  }

  async parts(courseId: string, numbers: readonly number[]): Promise<ImportedPart[]> {
    const items = await this.table.get(
      numbers.map(number => courseImportPartKey(this.organization, courseId, number)),
    );
    return items.flatMap(item => (item ? [CourseImportPart.parse(item).part] : []));
  }

  /** Reads all parts of an import in order, in batches, because together they may be large. */
  async *allParts(courseId: string): AsyncGenerator<ImportedPart> {
    let cursor: string | null = null;
    do {
      const { items, next }: Awaited<ReturnType<typeof this.table.query>> = await this.table.query(
        courseImportPartsOf(this.organization, courseId),
        { limit: pageSize, cursor },
      );
      for (const item of items) yield CourseImportPart.parse(item).part;
      cursor = next;
    } while (cursor !== null);
  }

  #expiry(): number {
    return Math.floor(this.origin.now() / 1000) + courseImportDays * 86_400;
  }
}
