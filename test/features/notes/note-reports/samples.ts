import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import type { Principal } from '../../../support/clinic.ts';
import { fillInSending } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { noteRaceErrors } from '../note-race-errors.ts';
import { makeFinishedNote, makeNote } from '../notes/samples.ts';

const sendingInput = async (maker: Principal) => ({
  noteId: (await makeFinishedNote(maker)).id,
  language: 'zh' as const,
  to: [uniqueEmail()],
  addressesConfirmed: true,
});

export const noteReportsSamples: Samples<typeof noteReports> = {
  openNotePdf: {
    input: async ({ maker }) => ({ noteId: (await makeNote(maker)).id }),
    references: { noteId: 'note', sendingId: 'sending' },
    /** The sample's note is a draft, so an input must not ask for finished notes only. */
    fixedFields: ['finishedOnly', 'sendingId'],
    allowedRaceErrors: noteRaceErrors,
  },
  generateNotePdf: {
    input: async ({ maker }) => {
      const { id: noteId, version } = await makeNote(maker);
      return { noteId, version };
    },
    references: { noteId: 'note' },
    fixedFields: ['version'],
    allowedRaceErrors: noteRaceErrors,
    expectedOutput: ({ version }) => ({ generatedVersion: version }),
  },
  sendNote: {
    form: async ({ page, maker, name, open }) => {
      await open(`/notes/${(await makeFinishedNote(maker)).id}`);
      return fillInSending(page, name);
    },

    input: async ({ maker }) => sendingInput(maker),
    references: { noteId: 'note' },
    fixedFields: ['to', 'addressesConfirmed'],
    // A concurrent request may reopen the note, which makes it a draft. Only users who can change a draft can
    // send it, after a confirmation.
    allowedRaceErrors: [...noteRaceErrors, 'report.just-sent'],
    expectedOutput: ({ noteId, language, to }) => ({ noteId, language, to, kinds: ['note'] }),
  },
  listNoteSendings: {
    input: async ({ maker }) => {
      const wanted = await sendingInput(maker);
      await maker.call(noteReports.sendNote, wanted);
      return { noteId: wanted.noteId };
    },
    references: { noteId: 'note', cursor: 'noteCursor' },
  },
  openBlankNotePdf: { input: async () => ({ language: 'en' }) },
};
