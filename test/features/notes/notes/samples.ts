import type { InputOf } from '../../../../shared/core/endpoint.ts';
import { notes as calls, type notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import type { Note, NoteFields } from '../../../../shared/features/notes/notes/schema.ts';
import type { Caller } from '../../../support/caller.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { noteRaceErrors } from '../note-race-errors.ts';
import { bodyOf, makeTemplate } from '../templates/samples.ts';

const day = '2026-05-16';

export const noteFields = (more: Partial<NoteFields> = {}): NoteFields => ({
  date: day,
  description: 'Vision therapy, week 12',
  language: 'en',
  includesSignature: false,
  includesName: true,
  isShared: false,
  attachments: [],
  body: bodyOf('He loses fewer lines when he reads.'),
  ...more,
});

type Begun = Omit<InputOf<typeof calls.createNote>, 'caseId'>;

const begun = {
  date: day,
  description: 'Vision therapy, week 12',
  language: 'en',
  templateId: null,
} as const;

/** Creates a draft note, for a new case if none is given. */
export async function makeNote(maker: Caller, more: Partial<Begun> = {}, caseId?: string): Promise<Note> {
  const of = caseId ?? (await makeCase(maker)).id;
  return (await maker.call(calls.createNote, { ...begun, ...more, caseId: of })).data;
}

export async function makeFinishedNote(
  maker: Principal,
  more?: Partial<Begun>,
  caseId?: string,
): Promise<Note> {
  const { id: noteId, version } = await makeNote(maker, more, caseId);
  return (await maker.call(calls.finishNote, { noteId, version })).data;
}

const path = async (maker: Principal) => {
  const { id: noteId, version } = await makeNote(maker);
  return { noteId, version };
};
const references = { noteId: 'note' } as const;

export const notesSamples: Samples<typeof notes> = {
  readNotes: {
    input: async ({ maker }) => ({ ids: [(await makeFinishedNote(maker)).id], limit: 10 }),
    references: { cursor: 'noteCursor' },
  },
  searchNotes: {
    input: async ({ maker }) => {
      await makeNote(maker);
      return {};
    },
    references: { cursor: 'noteCursor' },
  },
  listCaseNotes: {
    input: async ({ maker }) => ({ caseId: (await makeNote(maker)).caseId }),
    references: { caseId: 'case' },
  },
  getNote: {
    input: async ({ maker }) => ({ noteId: (await makeNote(maker)).id }),
    references,
  },
  getNoteFields: {
    input: async ({ maker }) => ({ noteId: (await makeNote(maker)).id }),
    references,
  },
  createNote: {
    form: async ({ page, maker, name, open }) => {
      await open(`/notes/create?case=${(await makeCase(maker)).id}`);
      await page.getByRole('textbox', { name: 'Description' }).fill(name);
      return page.getByRole('button', { name: 'Write note' });
    },

    input: async ({ maker }) => ({
      ...begun,
      templateId: (await makeTemplate(maker)).id,
      caseId: (await makeCase(maker)).id,
    }),
    references: { caseId: 'case', templateId: 'template' },
    fixedFields: ['date', 'templateId'],
    /** The template is English, so the note is English if the caller requests no language. */
    expectedOutput: ({ description, language }) => ({ description, language: language ?? 'en' }),
  },
  copyNote: {
    form: async ({ page, maker, open }) => {
      await open(`/notes/${(await makeFinishedNote(maker)).id}`);
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true });
    },

    input: async ({ maker }) => {
      const { id: noteId } = await makeNote(maker);
      return { noteId, caseId: (await makeCase(maker)).id };
    },
    references: { noteId: 'note', caseId: 'case' },
    expectedOutput: ({ caseId }) => ({ caseId, status: 'draft' }),
    allowedRaceErrors: noteRaceErrors,
  },
  saveNote: {
    input: async ({ maker }) => ({ ...noteFields(), ...(await path(maker)) }),
    references,
    fixedFields: ['version', 'date', 'body', 'attachments', 'filledFrom'],
    expectedOutput: ({ description, language }) => ({ description, language }),
    // Several changes of a draft in one editing session have one journal entry together, so this change adds
    // no entry.
    isNotJournaled: true,
    allowedRaceErrors: noteRaceErrors,
  },
  changeNoteTemplate: {
    input: async ({ maker }) => ({
      ...(await path(maker)),
      templateId: (await makeTemplate(maker)).id,
      mode: 'append',
    }),
    references: { noteId: 'note', templateId: 'template' },
    fixedFields: ['version', 'templateId'],
    allowedRaceErrors: noteRaceErrors,
  },
  undoNoteTemplate: {
    input: async ({ maker }) => {
      const { noteId, version } = await path(maker);
      const { id: templateId } = await makeTemplate(maker);
      const change = { noteId, version, templateId, mode: 'replace' } as const;
      const { data } = await maker.call(calls.changeNoteTemplate, change);
      return { noteId, version: data.version };
    },
    references,
    fixedFields: ['version'],
    expectedOutput: () => ({ template: null }),
    allowedRaceErrors: noteRaceErrors,
  },
  finishNote: {
    input: async ({ maker }) => path(maker),
    references,
    fixedFields: ['version'],
    expectedOutput: () => ({ status: 'finished' }),
    allowedRaceErrors: noteRaceErrors,
  },
  reopenNote: {
    input: async ({ maker }) => {
      const { id: noteId, version } = await makeFinishedNote(maker);
      return { noteId, version };
    },
    references,
    fixedFields: ['version'],
    expectedOutput: () => ({ status: 'draft' }),
    allowedRaceErrors: noteRaceErrors,
  },
  discardAmendment: {
    input: async ({ maker }) => {
      const { id: noteId, version } = await makeFinishedNote(maker);
      const { data } = await maker.call(calls.reopenNote, { noteId, version });
      return { noteId, version: data.version };
    },
    references,
    fixedFields: ['version'],
    expectedOutput: () => ({ status: 'finished' }),
    allowedRaceErrors: noteRaceErrors,
  },
  deleteNote: {
    input: async ({ maker }) => ({ noteId: (await makeNote(maker)).id, reason: 'Written for another child' }),
    references,
    // Only admins can delete and restore a note that was once finished, so the request may be denied.
    allowedRaceErrors: ['permission.denied'],
  },
  restoreNote: {
    input: async ({ maker }) => {
      const { id: noteId } = await makeNote(maker);
      await maker.call(calls.deleteNote, { noteId });
      return { noteId };
    },
    references,
    expectedOutput: () => ({ deleted: null }),
    allowedRaceErrors: ['permission.denied'],
  },
};
