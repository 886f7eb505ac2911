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
  RestoredClass,
  type StoredClass,
} from './schema.ts';
import { maxChildren } from './stays.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    class: StoredClass;
  }
}

const ClassPath = z.strictObject({ classId: ClassId });
const hidden = ['record.missing'] as const;
const own = [...hidden, 'class.not-own'] as const;
const open = [...own, 'class.archived'] as const;

/**
 * Whether a call is permitted depends on the children of the class, which only the handler loads. Each
 * handler therefore checks whether the caller may change the class.
 */
export const classes = {
  searchClasses: endpoint({
    method: 'POST',
    path: 'classes/search',
    summary:
      'Lists classes that the caller may see, their own first, by part of their name or of a teacher’s name',
    needs: 'class:read',
    readEvent: 'classes.listed',
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      status: ClassStatus.default('active'),
      /** Whether to return only classes that the caller created or teaches. */
      isMine: z.boolean().default(false),
      /** Return only classes that contain or contained this child. */
      caseId: CaseId.nullable().default(null),
      /** Whether to return also the next session of each class within two months. */
      withNext: z.boolean().default(false),
    }),
    output: page(ClassRow),
  }),
  getClass: endpoint({
    method: 'GET',
    path: 'classes/{classId}',
    summary: 'Returns one class with the children that the caller may see, and the number of the others',
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
    summary: 'Creates a class owned by the caller',
    needs: 'class:create',
    errors: ['record.missing', 'class.too-many'],
    status: 201,
    input: ClassFields,
    output: Class,
  }),
  changeClass: endpoint({
    method: 'PUT',
    path: 'classes/{classId}',
    summary: 'Changes the name, note, colour and teachers of a class, at the version that was read',
    needs: 'class:change',
    errors: [...open, 'version.conflict'],
    input: ClassFields.safeExtend({ classId: ClassId, version: Version }),
    output: Class,
  }),
  addClassChildren: endpoint({
    method: 'POST',
    path: 'classes/{classId}/children',
    summary: 'Adds active children to a class; children already in it are unchanged',
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
      'Removes a child from a class as of today, or as of tomorrow if a session of today has begun; repeating it changes nothing',
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
    summary: 'Copies a class with the active children that the caller may see; the caller owns the copy',
    needs: 'class:create',
    errors: ['record.missing', 'class.too-many'],
    status: 201,
    input: z.strictObject({ classId: ClassId, locale: Locale }),
    output: Class,
  }),
  archiveClass: endpoint({
    method: 'PUT',
    path: 'classes/{classId}/archive',
    summary: 'Archives a class or restores it from the archive',
    needs: 'class:change',
    errors: [...own, 'version.conflict'],
    input: z.strictObject({ classId: ClassId, version: Version, isArchived: z.boolean() }),
    output: Class,
  }),
  removeClass: endpoint({
    method: 'DELETE',
    path: 'classes/{classId}',
    summary: 'Deletes a class without children; it can be restored for 30 days',
    needs: 'class:remove',
    errors: [...own, 'class.in-use'],
    input: ClassPath,
    output: z.object({ removed: z.literal(true) }),
  }),
  restoreClass: endpoint({
    method: 'POST',
    path: 'classes/{classId}/restore',
    summary: 'Restores a deleted class; repeating it changes nothing',
    needs: 'class:remove',
    errors: [...own, 'class.too-many'],
    input: ClassPath,
    output: RestoredClass,
  }),
};
