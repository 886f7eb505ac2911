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

/** Features that our courses lack, and parts that are not imported. */
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

/** A course that was read from a file, and not sent yet. */
export interface ReadCourse {
  content: CourseFileContent;
  media: ReadonlyMap<string, CourseMedia>;
  /** The checksum of a file of ours. */
  digest: string | null;
  /** Content of another program's file that our courses cannot have. */
  left: readonly LeftOut[];
}
