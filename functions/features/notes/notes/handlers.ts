import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { createNoteHandler } from './create-note.ts';
import { deleteNoteHandler, restoreNoteHandler } from './delete-note.ts';
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
  saveNote: saveNoteHandler,
  finishNote: finishNoteHandler,
  reopenNote: reopenNoteHandler,
  deleteNote: deleteNoteHandler,
  restoreNote: restoreNoteHandler,
};
