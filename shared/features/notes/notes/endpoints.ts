import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, Line, optional, PlainDate, page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { TemplateId } from '../templates/schema.ts';
import {
  NewNote,
  Note,
  NoteFields,
  type NoteHead,
  NoteId,
  NoteIndexRow,
  NoteRow,
  NoteSort,
  NoteStatus,
  TemplateMode,
} from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    note: NoteHead;
  }
  interface ParentRecords {
    note: 'case';
  }
}

const NotePath = z.strictObject({ noteId: NoteId });
const records = { note: 'noteId' } as const;
const changeErrors = ['version.conflict', 'note.deleted', 'note.not-own', 'case.archived'] as const;

export const notes = {
  searchNotes: endpoint({
    method: 'POST',
    path: 'notes/search',
    summary: 'Notes the caller may see, the newest first, by a child’s name, or all',
    needs: 'note:read',
    readEvent: 'notes.listed',
    effect: 'read',
    input: z.strictObject({
      text: Line.default(''),
      /** The member who wrote it. */
      author: z.uuid().nullable().default(null),
      /** The template that it was written from. */
      template: TemplateId.nullable().default(null),
      /** Any of these states; none for all. */
      status: z.array(NoteStatus).max(3).default([]),
      isSent: z.boolean().nullable().default(null),
      isShared: z.boolean().nullable().default(null),
      /** First and last day of the note. */
      from: PlainDate.nullable().default(null),
      to: PlainDate.nullable().default(null),
      sort: NoteSort.default('newest'),
      limit: z.int().min(1).max(100).default(pageSize),
      cursor: Cursor.nullable().default(null),
    }),
    output: page(NoteRow),
  }),
  listCaseNotes: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/notes',
    summary: 'Every note of a child, the newest first, without their texts',
    needs: 'note:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: z.object({ notes: z.array(NoteIndexRow) }),
  }),
  getNote: endpoint({
    method: 'GET',
    path: 'notes/{noteId}',
    summary:
      'One note with its text and links to its pictures; a deleted one too, so that it can be brought back',
    needs: 'note:read',
    readEvent: 'note.read',
    records,
    input: NotePath,
    output: Note,
  }),
  getNoteFields: endpoint({
    method: 'GET',
    path: 'notes/{noteId}/fields',
    summary: 'What each merge field would say now in a note; null where nothing is known',
    needs: 'note:read',
    notForKeys: true,
    readEvent: 'note.read',
    records,
    input: NotePath,
    output: z.object({ values: z.record(z.string(), z.string().nullable()) }),
  }),
  createNote: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/notes',
    summary: 'Begins a note, from a template whose fields are filled in for the child, or empty',
    needs: 'note:create',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived'],
    input: NewNote.safeExtend({ caseId: CaseId }),
    output: Note,
  }),
  copyNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/copy',
    summary:
      'Begins a draft of the caller’s own with the text of a note; for another child its fields are filled anew, without attachments',
    needs: 'note:create',
    status: 201,
    records,
    errors: ['note.deleted', 'case.archived', 'case.merged', 'case.restricted', 'record.missing'],
    input: z.strictObject({
      noteId: NoteId,
      /** Whose the copy is. */
      caseId: CaseId,
    }),
    output: Note,
  }),
  saveNote: endpoint({
    method: 'PUT',
    path: 'notes/{noteId}',
    summary: 'Replaces what is written in a draft; a finished one has to be reopened first',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.finished'],
    input: NoteFields.safeExtend({ noteId: NoteId, version: Version }),
    output: Note,
  }),
  changeNoteTemplate: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/template',
    summary: 'Takes another template for a draft: its text replaces the note’s, follows it, or is left out',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.finished', 'record.missing'],
    input: NotePath.extend({ version: Version, templateId: TemplateId, mode: TemplateMode }),
    output: Note,
  }),
  undoNoteTemplate: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/template/undo',
    summary:
      'Gives a draft back the template and the text that it had before; without them it stays as it is',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.finished'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  finishNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/finish',
    summary: 'Finishes and locks a draft of one’s own, signed where its signature is included',
    needs: 'note:change',
    records,
    errors: ['version.conflict', 'note.deleted', 'note.not-author', 'note.no-signature', 'case.archived'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  reopenNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/reopen',
    summary: 'Makes a draft of a finished note of one’s own; finished again it is amended',
    needs: 'note:change',
    records,
    errors: ['version.conflict', 'note.deleted', 'note.not-author', 'case.archived'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  discardAmendment: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/discard',
    summary: 'Takes a reopened note back to what was finished last; doing it again changes nothing',
    needs: 'note:change',
    records,
    errors: [...changeErrors, 'note.never-finished'],
    input: NotePath.extend({ version: Version }),
    output: Note,
  }),
  deleteNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/delete',
    summary: 'Takes a draft of one’s own, or as an admin any note with a reason, out of lists',
    needs: 'note:remove',
    records,
    errors: ['note.not-own', 'permission.denied'],
    input: NotePath.extend({ reason: optional(Line) }),
    output: Note,
  }),
  restoreNote: endpoint({
    method: 'POST',
    path: 'notes/{noteId}/restore',
    summary: 'Brings a deleted note back; doing it again changes nothing',
    needs: 'note:remove',
    records,
    errors: ['note.not-own', 'permission.denied'],
    input: NotePath,
    output: Note,
  }),
};
