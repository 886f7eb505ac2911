import type { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeNote } from '../notes/samples.ts';

export const noteReportsSamples: Samples<typeof noteReports> = {
  openNotePdf: {
    input: async ({ maker }) => ({ noteId: (await makeNote(maker)).id }),
    references: { noteId: 'note' },
    allowedRaceErrors: ['note.deleted'],
  },
  openBlankNotePdf: { input: async () => ({ language: 'en' }) },
};
