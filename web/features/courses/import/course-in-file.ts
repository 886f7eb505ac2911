import type { FileType, OrganizationPurpose } from '../../../../shared/core/file-purposes.ts';
import type { CourseFileContent } from '../../../../shared/features/courses/course-files/schema.ts';

export type CourseFileProblem = 'damaged' | 'newer' | 'notCourse' | 'refused' | 'several' | 'tooBig';

export class CourseFileError extends Error {
  readonly problem: CourseFileProblem;

  constructor(problem: CourseFileProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface CourseMedia {
  bytes: Blob;
  type: FileType;
  purpose: OrganizationPurpose;
}

/** Kinds of content that an import skips. */
export type LeftKind =
  | 'hidden'
  | 'test'
  | 'discussion'
  | 'assignment'
  | 'tool'
  | 'other'
  | 'file'
  | 'page'
  | 'full';

export interface LeftOut {
  kind: LeftKind;
  name: string;
}

export interface ReadCourse {
  content: CourseFileContent;
  media: ReadonlyMap<string, CourseMedia>;
  /** Checksum of a file that Lumitree exported; null for a file of another program. */
  digest: string | null;
  /** Content of another program's file that is skipped, because Lumitree courses cannot contain it. */
  left: readonly LeftOut[];
}
