import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../shared/features/cases/merges/endpoints.ts';
import { classes } from '../../shared/features/classes/classes/endpoints.ts';
import { progressReports } from '../../shared/features/classes/progress-reports/endpoints.ts';
import { classSessions } from '../../shared/features/classes/sessions/endpoints.ts';
import { customActivities } from '../../shared/features/courses/custom-activities/endpoints.ts';
import { eyeReports } from '../../shared/features/eye/eye-reports/endpoints.ts';
import { imports } from '../../shared/features/intake/imports/endpoints.ts';
import { notes } from '../../shared/features/notes/notes/endpoints.ts';
import { caseRights } from '../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../shared/features/privacy/erasures/endpoints.ts';
import { screenings } from '../../shared/features/screening/screenings/endpoints.ts';
import { treeEntries } from '../../shared/features/screening/tree-entries/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { makeClass } from '../features/classes/classes/samples.ts';
import { makeProgressReport } from '../features/classes/progress-reports/samples.ts';
import { makeSession } from '../features/classes/sessions/samples.ts';
import { makeCustomActivity } from '../features/courses/custom-activities/samples.ts';
import { makeEyeReport } from '../features/eye/eye-reports/samples.ts';
import { makeDoneImport, rowOf } from '../features/intake/imports/samples.ts';
import { makeNote } from '../features/notes/notes/samples.ts';
import { makeScreening } from '../features/screening/screenings/samples.ts';
import { makeTreeEntry } from '../features/screening/tree-entries/samples.ts';
import type { Clinic, Principal } from '../support/clinic.ts';
import { openWorld } from '../support/world.ts';

export interface Stage {
  clinic: Clinic;
  admin: Principal;
  /** The person whose access changes between the action and its undo. */
  ben: Principal;
  /** A child that Ben sees. */
  caseId: string;
}

/** An action that was done and can be undone. */
export interface Done {
  undo: () => Promise<unknown>;
  /** Requests that read what the undo restores. Everybody who sees the child may send them. */
  reads?: ((who: Principal) => Promise<unknown>)[];
  /** Returns the owner, author or teachers whose names the record contains. */
  staff?: () => Promise<string[]>;
  /** Further children that the action affects. */
  caseIds?: string[];
}

const settled = async () => (await openWorld()).backend.settled();

/** For each endpoint that undoes something, the action to be undone. */
export const undos: Record<string, (stage: Stage) => Promise<Done>> = {
  undoMerge: async ({ admin, ben, caseId }) => {
    const { id: otherId, version: otherVersion } = await makeCase(ben, { fullName: '陳小明' });
    const { data } = await admin.call(cases.getCase, { caseId });
    await admin.call(merges.mergeCases, { caseId, version: data.version, otherId, otherVersion, take: [] });
    await settled();
    return {
      undo: () => admin.call(merges.undoMerge, { caseId, absorbedId: otherId }),
      caseIds: [otherId],
    };
  },
  undoImport: async ({ admin, caseId }) => {
    const { data } = await admin.call(cases.getCase, { caseId });
    const row = rowOf(1, { fullName: data.fullName, birthDate: data.birthDate, grade: 'P9' });
    const importId = await makeDoneImport(admin, [{ ...row, name: data.fullName }]);
    return { undo: () => admin.call(imports.undoImport, { importId }) };
  },
  restoreCase: async ({ admin, caseId }) => {
    await admin.call(cases.archiveCase, { caseId });
    return { undo: () => admin.call(cases.restoreCase, { caseId }) };
  },
  liftRestriction: async ({ admin, caseId }) => {
    await admin.call(caseRights.restrictCase, { caseId, reason: 'family', note: '' });
    return { undo: () => admin.call(caseRights.liftRestriction, { caseId }) };
  },
  undoErasure: async ({ admin, caseId }) => {
    const { data } = await admin.call(cases.getCase, { caseId });
    await admin.call(erasures.planErasure, { caseId, reason: 'mistake', typedName: data.fullName });
    return { undo: () => admin.call(erasures.undoErasure, { caseId }) };
  },
  restoreEyeReport: async ({ admin, ben, caseId }) => {
    const { id: eyeReportId } = await makeEyeReport(ben, {}, caseId);
    await admin.call(eyeReports.deleteEyeReport, { eyeReportId });
    return {
      undo: () => admin.call(eyeReports.restoreEyeReport, { eyeReportId }),
      reads: [who => who.call(eyeReports.getEyeReport, { eyeReportId })],
    };
  },
  restoreScreening: async ({ admin, ben, caseId }) => {
    const { id: screeningId } = await makeScreening(ben, {}, caseId);
    await admin.call(screenings.deleteScreening, { screeningId });
    return {
      undo: () => admin.call(screenings.restoreScreening, { screeningId }),
      reads: [who => who.call(screenings.getScreening, { screeningId })],
    };
  },
  restoreTreeEntry: async ({ admin, ben, caseId }) => {
    const { id: treeEntryId } = await makeTreeEntry(ben, undefined, caseId);
    await admin.call(treeEntries.removeTreeEntry, { treeEntryId });
    return {
      undo: () => admin.call(treeEntries.restoreTreeEntry, { treeEntryId }),
      reads: [who => who.call(treeEntries.searchTreeEntries, { caseId })],
    };
  },
  restoreNote: async ({ admin, ben, caseId }) => {
    const { id: noteId } = await makeNote(ben, {}, caseId);
    await admin.call(notes.deleteNote, { noteId, reason: 'A mistake' });
    return {
      undo: () => admin.call(notes.restoreNote, { noteId }),
      reads: [who => who.call(notes.getNote, { noteId })],
      staff: async () => [(await admin.call(notes.getNote, { noteId })).data.author.id],
    };
  },
  restoreProgressReport: async ({ admin, ben, caseId }) => {
    const { id: progressReportId } = await makeProgressReport(ben, caseId);
    await admin.call(progressReports.removeProgressReport, { progressReportId });
    const read = (who: Principal) => who.call(progressReports.getProgressReport, { progressReportId });
    return {
      undo: () => admin.call(progressReports.restoreProgressReport, { progressReportId }),
      reads: [read],
      staff: async () => [(await read(admin)).data.author.id],
    };
  },
  restoreClass: async ({ admin, ben }) => {
    const { id: classId } = await makeClass(ben);
    const taught = { name: 'Taught by Ben', note: '', color: 'plum', teacherIds: [ben.person.id] } as const;
    const { id: otherId } = (
      await admin.call(classes.createClass, { ...taught, teacherIds: [ben.person.id] })
    ).data;
    for (const id of [classId, otherId]) await admin.call(classes.removeClass, { classId: id });
    const staffOf = async (id: string) => {
      const { owner, teachers } = (await admin.call(classes.getClass, { classId: id })).data;
      return [owner, ...teachers].map(person => person.id);
    };
    return {
      undo: async () => {
        await admin.call(classes.restoreClass, { classId });
        await admin.call(classes.restoreClass, { classId: otherId });
      },
      staff: async () => [...(await staffOf(classId)), ...(await staffOf(otherId))],
    };
  },
  restoreSession: async ({ admin, ben, caseId }) => {
    const { id: sessionId } = await makeSession(ben, { caseIds: [caseId] });
    await admin.call(classSessions.removeSession, { sessionId, scope: 'this' });
    const read = (who: Principal) => who.call(classSessions.getSession, { sessionId });
    return {
      undo: () => admin.call(classSessions.restoreSession, { sessionId }),
      reads: [
        async who => {
          const { data } = await read(who);
          if (data.children.length === 0) throw new Error('no child is shown');
        },
      ],
      staff: async () => [(await read(admin)).data.owner.id],
    };
  },
  restoreCustomActivity: async ({ admin, ben }) => {
    const { id: customActivityId } = await makeCustomActivity(ben);
    await admin.call(customActivities.removeCustomActivity, { customActivityId });
    const read = () => admin.call(customActivities.getCustomActivity, { customActivityId });
    return {
      undo: () => admin.call(customActivities.restoreCustomActivity, { customActivityId }),
      staff: async () => [(await read()).data.owner.id],
    };
  },
};

/**
 * Endpoints with similar names that are not tested, with the reason why they give nobody more access than
 * before.
 */
export const others: Record<string, string> = {
  restoreActivityCopy: 'one code with restoreCustomActivity',
  restoreTemplate: 'a private template is restored by its author only, a published one is everybody’s',
  restoreSnippet: 'snippets are restored by their owner, who alone sees them',
  restoreOrganization: 'everybody comes in again as the member that they are now',
  unsuspendMember: 'a test of its own',
  reinstateCourse: 'lets subscribers in again as they are now; courses hold nothing of a child',
  undoNoteTemplate: 'gives a draft its text back',
  undoRecallNote: 'takes back a line about a recall',
  releaseHold: 'a hold does not change who sees a case',
  reopenScreening: 'makes a draft of it; who sees it follows from the case',
  reopenNote: 'the same',
  reopenEvaluations: 'the same of a session',
  reopenRegistration: 'only its review changes',
  recover: 'a sign-in by a recovery code',
};
