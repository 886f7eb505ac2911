import { expect, test } from 'vitest';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { noteReports } from '../../../../shared/features/notes/note-reports/endpoints.ts';
import { screeningReports } from '../../../../shared/features/screening/screening-reports/endpoints.ts';
import { treeReports } from '../../../../shared/features/screening/tree-reports/endpoints.ts';
import { uniqueEmail } from '../../../support/callers/unique-email.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { mailsTo } from '../../../support/mail.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../../classes/progress-reports/samples.ts';
import { makeSendableReport } from '../../eye/report-documents/samples.ts';
import { makeFinishedNote } from '../../notes/notes/samples.ts';
import { makeFinishedScreening } from '../../screening/screenings/samples.ts';
import { makeTreeEntry } from '../../screening/tree-entries/samples.ts';

interface Confirmation {
  addressesConfirmed?: true;
  again?: true;
}
type Wish = { language: 'en'; to: string[] } & Confirmation;
type Refusal = { status: number; code: string; current?: unknown };
interface Sending {
  send: (wish: Wish) => Promise<unknown>;
  refused: (wish: Wish) => Promise<Refusal>;
}

/** Each kind of report that can be sent, for one child. */
const kinds: Record<string, (who: Principal, caseId: string) => Promise<Sending>> = {
  eye: async (who, caseId) => {
    const { id: eyeReportId } = await makeSendableReport(who, {}, caseId);
    const of = (wish: Wish) => ({ eyeReportId, kinds: ['refraction' as const], ...wish });
    return {
      send: wish => who.call(reportDocuments.sendEyeReport, of(wish)),
      refused: wish => who.expectError(reportDocuments.sendEyeReport, of(wish)),
    };
  },
  screening: async (who, caseId) => {
    const { id: screeningId } = await makeFinishedScreening(who, {}, caseId);
    return {
      send: wish => who.call(screeningReports.sendScreeningReport, { screeningId, ...wish }),
      refused: wish => who.expectError(screeningReports.sendScreeningReport, { screeningId, ...wish }),
    };
  },
  neuroTree: async (who, caseId) => {
    await makeTreeEntry(who, undefined, caseId);
    return {
      send: wish => who.call(treeReports.sendTree, { caseId, ...wish }),
      refused: wish => who.expectError(treeReports.sendTree, { caseId, ...wish }),
    };
  },
  note: async (who, caseId) => {
    const { id: noteId } = await makeFinishedNote(who, {}, caseId);
    return {
      send: wish => who.call(noteReports.sendNote, { noteId, ...wish }),
      refused: wish => who.expectError(noteReports.sendNote, { noteId, ...wish }),
    };
  },
  progress: async (who, caseId) => {
    const { id: progressReportId } = await makeFinishedReport(who, caseId);
    return {
      send: wish => who.call(progressDocuments.sendProgressReport, { progressReportId, ...wish }),
      refused: wish => who.expectError(progressDocuments.sendProgressReport, { progressReportId, ...wish }),
    };
  },
};

for (const [kind, make] of Object.entries(kinds))
  test(`sending a report to an address that is not in the case needs confirmation: ${kind}`, async () => {
    const { admin } = await openClinic({ name: 'Harbour Clinic' });
    const [own, mothers, typed] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
    const mother = { title: null, name: 'Ann', email: mothers, mobile: null };
    const child = await makeCase(admin, { contactEmail: own, mother, birthDate: '2017-03-14' });
    const { send, refused } = await make(admin, child.id);
    const wish = (to: string[], confirmed: Confirmation = {}): Wish => ({ language: 'en', to, ...confirmed });
    await send(wish([own.toUpperCase(), mothers]));
    expect(await refused(wish([own, typed]))).toMatchObject({
      status: 409,
      code: 'report.new-address',
      current: { addresses: [typed] },
    });
    expect(await mailsTo(typed)).toHaveLength(0);
    await send(wish([typed], { addressesConfirmed: true }));
    await send(wish([typed], { again: true }));
    expect(await mailsTo(typed)).toHaveLength(2);
  });
