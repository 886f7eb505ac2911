import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Line, Locale, page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import {
  Class,
  ClassFields,
  ClassId,
  ClassRow,
  ClassStatus,
  maxChildren,
  RestoredClass,
  type StoredClass,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    class: StoredClass;
  }
}

const ClassPath = z.strictObject({ classId: ClassId });
const hidden = ['record.missing'] as const;
const own = [...hidden, 'class.not-own'] as const;
const open = [...own, 'class.archived'] as const;

/** Who sees a class follows from its children, which are read after it: a change is checked by its handler alone. */
export const classes = {
  searchClasses: endpoint({
    method: 'POST',
    path: 'classes/search',
    summary: 'Classes that the caller may see, their own first, by a part of their name or of a teacher’s',
    needs: 'class:read',
    readEvent: 'classes.listed',
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      status: ClassStatus.default('active'),
      /** Only those that the caller made or teaches. */
      isMine: z.boolean().default(false),
      /** Only those in which a child is or was. */
      caseId: CaseId.nullable().default(null),
      /** Also tells of each when its next session is, within two months. */
      withNext: z.boolean().default(false),
    }),
    output: page(ClassRow),
  }),
  getClass: endpoint({
    method: 'GET',
    path: 'classes/{classId}',
    summary: 'One class with the children that the caller may see, and the number of the others',
    needs: 'class:read',
    readEvent: 'class.read',
    records: { class: 'classId' },
    errors: hidden,
    input: ClassPath,
    output: Class,
  }),
  createClass: endpoint({
    method: 'POST',
    path: 'classes',
    summary: 'Adds a class of the caller',
    needs: 'class:create',
    errors: ['record.missing', 'class.too-many'],
    status: 201,
    input: ClassFields,
    output: Class,
  }),
  changeClass: endpoint({
    method: 'PUT',
    path: 'classes/{classId}',
    summary: 'Changes name, note, colour and teachers of a class, at the version that was read',
    needs: 'class:change',
    errors: [...open, 'version.conflict'],
    input: ClassFields.safeExtend({ classId: ClassId, version: Version }),
    output: Class,
  }),
  addClassChildren: endpoint({
    method: 'POST',
    path: 'classes/{classId}/children',
    summary: 'Adds active children to a class; who is in it already stays as they are',
    needs: 'class:change',
    errors: [...open, 'class.full', 'case.archived', 'case.restricted'],
    input: z.strictObject({
      classId: ClassId,
      caseIds: z.array(CaseId).min(1).max(maxChildren),
    }),
    output: Class,
  }),
  removeClassChild: endpoint({
    method: 'DELETE',
    path: 'classes/{classId}/children/{caseId}',
    summary:
      'Takes a child out of a class from today on, or from tomorrow once a session of today has begun; doing it again changes nothing',
    needs: 'class:change',
    records: { case: 'caseId' },
    allowedWhileRestricted: true,
    errors: open,
    input: ClassPath.extend({ caseId: CaseId }),
    output: Class,
  }),
  copyClass: endpoint({
    method: 'POST',
    path: 'classes/{classId}/copy',
    summary:
      'Copies a class with those of its active children that the caller may see; the copy is the caller’s',
    needs: 'class:create',
    errors: ['record.missing', 'class.too-many'],
    status: 201,
    input: z.strictObject({ classId: ClassId, locale: Locale }),
    output: Class,
  }),
  archiveClass: endpoint({
    method: 'PUT',
    path: 'classes/{classId}/archive',
    summary: 'Archives a class, or takes it out of the archive',
    needs: 'class:change',
    errors: [...own, 'version.conflict'],
    input: z.strictObject({ classId: ClassId, version: Version, isArchived: z.boolean() }),
    output: Class,
  }),
  removeClass: endpoint({
    method: 'DELETE',
    path: 'classes/{classId}',
    summary: 'Removes a class that no child is in; it can be restored for 30 days',
    needs: 'class:remove',
    errors: [...own, 'class.in-use'],
    input: ClassPath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreClass: endpoint({
    method: 'POST',
    path: 'classes/{classId}/restore',
    summary: 'Restores a removed class; doing it again changes nothing',
    needs: 'class:remove',
    errors: [...own, 'class.too-many'],
    input: ClassPath,
    output: RestoredClass,
  }),
};
