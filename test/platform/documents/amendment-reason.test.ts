import { expect, test } from 'vitest';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { notes } from '../../../shared/features/notes/notes/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { makeFinishedReport, visit } from '../../features/eye/eye-reports/samples.ts';
import { makeFinishedNote } from '../../features/notes/notes/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import { openClinic, type Principal } from '../../support/clinic.ts';

interface Answer {
  data: { version: number; finishings?: readonly unknown[] };
}

/** Amends a document by reopening and finishing it. */
function reopenedAndFinished(
  version: number,
  reopen: (version: number) => Promise<Answer>,
  finish: (input: { version: number; amendmentReason: string | undefined }) => Promise<Answer>,
) {
  let current = version;
  return async (amendmentReason?: string) => {
    const { data: open } = await reopen(current);
    const { data } = await finish({ version: open.version, amendmentReason });
    current = data.version;
    return data.finishings;
  };
}

/**
 * For each kind of document: amends a finished one. @returns its finishings, and how the next amendment is
 * made
 */
const kinds = {
  visit: async (admin: Principal) => {
    const { id: eyeReportId, version } = await makeFinishedReport(admin);
    let current = version;
    return async (amendmentReason?: string) => {
      const change = { ...visit, eyeReportId, version: current, amendmentReason };
      const { data } = await admin.call(eyeReports.changeEyeReport, change);
      current = data.version;
      return data.finishings;
    };
  },
  note: async (admin: Principal) => {
    const { id: noteId, version } = await makeFinishedNote(admin);
    return reopenedAndFinished(
      version,
      current => admin.call(notes.reopenNote, { noteId, version: current }),
      finish => admin.call(notes.finishNote, { noteId, ...finish }),
    );
  },
  screening: async (admin: Principal) => {
    const { id: screeningId, version } = await makeFinishedScreening(admin);
    return reopenedAndFinished(
      version,
      current => admin.call(screenings.reopenScreening, { screeningId, version: current }),
      finish => admin.call(screenings.finishScreening, { screeningId, ...finish }),
    );
  },
};

test.each(Object.entries(kinds))(
  'each amendment of a %s keeps its reason, if one was given',
  async (_, make) => {
    const { admin } = await openClinic();
    const amend = await make(admin);
    await amend('Axis was mistyped');
    const by = { id: admin.person.id, fullName: admin.person.fullName };
    const at = expect.any(String);
    expect(await amend()).toEqual([
      { at, by },
      { at, by, reason: 'Axis was mistyped' },
      { at, by },
    ]);
  },
);
