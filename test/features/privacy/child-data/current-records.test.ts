import { expect, test } from 'vitest';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { progressReports } from '../../../../shared/features/classes/progress-reports/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport as makeProgress } from '../../classes/progress-reports/samples.ts';
import { makeFinishedReport } from '../../eye/eye-reports/samples.ts';
import { seen } from '../../eye/report-documents/signed-report.ts';
import { makeFinishedNote, noteFields } from '../../notes/notes/samples.ts';
import { bodyOf } from '../../notes/templates/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { readBundle } from './read-zip.ts';

const language = 'en' as const;

/** A kind of document: functions that make a finished document with a PDF, amend it and delete it. */
interface Kind {
  make: (who: Principal, caseId: string) => Promise<string>;
  /** Makes a new version of the document; undefined if documents of this kind have only one version. */
  amend?: (who: Principal, id: string) => Promise<unknown>;
  remove: (who: Principal, id: string) => Promise<unknown>;
}

const openNote = (who: Principal, noteId: string) => who.call(noteReports.openNotePdf, { noteId });
const openVisit = (who: Principal, eyeReportId: string) =>
  who.call(reportDocuments.openEyeReportPdf, { eyeReportId, kind: 'refraction', language });
const openScreening = (who: Principal, screeningId: string) =>
  who.call(screeningReports.openScreeningPdf, { screeningId, language });

const kinds: Record<string, Kind> = {
  visit: {
    make: async (who, caseId) => {
      const { id: eyeReportId } = await makeFinishedReport(who, seen('2026-03-01', -1), caseId);
      const mail = { eyeReportId, language, kinds: ['refraction' as const], addressesConfirmed: true };
      await who.call(reportDocuments.sendEyeReport, { ...mail, to: [uniqueEmail()] });
      return eyeReportId;
    },
    amend: async (who, eyeReportId) => {
      const { data } = await who.call(eyeReports.getEyeReport, { eyeReportId });
      await who.call(eyeReports.amendEyeReport, { eyeReportId, version: data.version });
      await openVisit(who, eyeReportId);
    },
    remove: (who, eyeReportId) => who.call(eyeReports.deleteEyeReport, { eyeReportId }),
  },
  screening: {
    make: async (who, caseId) => {
      const { id } = await makeFinishedScreening(who, {}, caseId);
      await openScreening(who, id);
      return id;
    },
    amend: async (who, screeningId) => {
      const { data } = await who.call(screenings.getScreening, { screeningId });
      const { data: open } = await who.call(screenings.reopenScreening, {
        screeningId,
        version: data.version,
      });
      await who.call(screenings.finishScreening, { screeningId, version: open.version });
      await openScreening(who, screeningId);
    },
    remove: (who, screeningId) => who.call(screenings.deleteScreening, { screeningId }),
  },
  note: {
    make: async (who, caseId) => {
      const { id } = await makeFinishedNote(who, {}, caseId);
      await openNote(who, id);
      return id;
    },
    amend: async (who, noteId) => {
      const { data } = await who.call(notes.getNote, { noteId });
      const { data: open } = await who.call(notes.reopenNote, { noteId, version: data.version });
      const fields = noteFields({ body: bodyOf('Amended words') });
      const { data: saved } = await who.call(notes.saveNote, { ...fields, noteId, version: open.version });
      await who.call(notes.finishNote, { noteId, version: saved.version });
      await openNote(who, noteId);
    },
    remove: (who, noteId) => who.call(notes.deleteNote, { noteId, reason: 'Of another child' }),
  },
  'progress report': {
    make: async (who, caseId) => {
      const { id: progressReportId } = await makeProgress(who, caseId);
      await who.call(progressDocuments.openProgressPdf, { progressReportId, language });
      return progressReportId;
    },
    remove: (who, progressReportId) => who.call(progressReports.removeProgressReport, { progressReportId }),
  },
};

for (const [title, { make, amend, remove }] of Object.entries(kinds)) {
  test(`a copy of a child’s data contains no deleted ${title}, and only the current version of an amended one`, async () => {
    const { admin } = await openClinic();
    const { id: caseId } = await makeCase(admin);
    const [kept, deleted] = [await make(admin, caseId), await make(admin, caseId)];
    await amend?.(admin, deleted);
    await remove(admin, deleted);
    await amend?.(admin, kept);
    await admin.call(childData.prepareBundle, { caseId });
    const files = await readBundle(admin, caseId);
    const names = [...files.keys()];
    expect(names.filter(name => name.includes('earlier-versions'))).toEqual([]);
    const finished = names.filter(name => name.startsWith(`pdf/`));
    expect([finished.length, finished[0]]).toEqual([1, expect.stringContaining(`pdf/${kept}/`)]);
    const records = names.filter(name => name.startsWith('records/'));
    const saying = (id: string) => records.filter(name => files.get(name)?.toString().includes(id));
    expect([saying(kept).length > 0, saying(deleted)]).toEqual([true, []]);
    const printed = names.find(name => name.startsWith('records/frozen'));
    const versions = JSON.parse(files.get(printed ?? '')?.toString() ?? '[]');
    expect([printed !== undefined, versions.length]).toEqual([true, 1]);
  });
}
