import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { changeNoteTemplateHandler, undoNoteTemplateHandler } from './change-note-template.ts';
import { copyNoteHandler } from './copy-note.ts';
import { createNoteHandler } from './create-note.ts';
import { deleteNoteHandler, restoreNoteHandler } from './delete-note.ts';
import { discardAmendmentHandler } from './discard-amendment.ts';
import { finishNoteHandler, reopenNoteHandler } from './finish-note.ts';
import { getNoteFieldsHandler, getNoteHandler } from './get-note.ts';
import { saveNoteHandler } from './save-note.ts';
import { listCaseNotesHandler, searchNotesHandler } from './search-notes.ts';

export const endpoints = notes;

export const handlers: Handlers<typeof notes> = {
  searchNotes: searchNotesHandler,
  listCaseNotes: listCaseNotesHandler,
  getNote: getNoteHandler,
  getNoteFields: getNoteFieldsHandler,
  createNote: createNoteHandler,
  copyNote: copyNoteHandler,
  saveNote: saveNoteHandler,
  changeNoteTemplate: changeNoteTemplateHandler,
  undoNoteTemplate: undoNoteTemplateHandler,
  finishNote: finishNoteHandler,
  reopenNote: reopenNoteHandler,
  discardAmendment: discardAmendmentHandler,
  deleteNote: deleteNoteHandler,
  restoreNote: restoreNoteHandler,
};
