import { apiOperations } from '../../shared/contract.ts';
import {
  type DocumentIdKind,
  documentKinds,
  reportedRecords,
} from '../../shared/core/documents/document-kinds.ts';
import type { Endpoint } from '../../shared/core/endpoint.ts';
import { ownedRecordKinds } from '../../shared/core/kinds.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../shared/features/cases/merges/endpoints.ts';
import { classes } from '../../shared/features/classes/classes/endpoints.ts';
import { classSessions } from '../../shared/features/classes/sessions/endpoints.ts';
import { customActivities } from '../../shared/features/courses/custom-activities/endpoints.ts';
import { imports } from '../../shared/features/intake/imports/endpoints.ts';
import { caseRights } from '../../shared/features/privacy/case-rights/endpoints.ts';
import { erasures } from '../../shared/features/privacy/erasures/endpoints.ts';
import { treeEntries } from '../../shared/features/screening/tree-entries/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { makeClass } from '../features/classes/classes/samples.ts';
import { makeSession } from '../features/classes/sessions/samples.ts';
import { makeCustomActivity } from '../features/courses/custom-activities/samples.ts';
import { makeDoneImport, rowOf } from '../features/intake/imports/samples.ts';
import { makeTreeEntry } from '../features/screening/tree-entries/samples.ts';
import type { Clinic, Principal } from '../support/clinic.ts';
import { referencesByKind } from '../support/generated/references-by-kind.ts';
import { settled } from '../support/world.ts';

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

type Act = (stage: Stage) => Promise<Done>;

/** The call that does something to a kind of document; undefined if that kind has none. */
const callTo = (kind: DocumentIdKind, action: RegExp) =>
  apiOperations.find(call => call.name.replace(action, '') === kind.charAt(0).toUpperCase() + kind.slice(1));

/** For each kind of document, an action to undo: an admin deletes a draft of Ben's. */
const restoredDocuments = Object.fromEntries(
  documentKinds.map((kind): [string, Act] => {
    const callThat = (action: RegExp) => {
      const found = callTo(kind, action);
      if (!found) throw new Error(`no call ${action} for ${kind}`);
      return found;
    };
    const { name, endpoint } = callThat(/^restore/);
    const act: Act = async ({ admin, ben, caseId }) => {
      const { id } = await referencesByKind[kind].make(ben, caseId, 'Undone');
      const { field, id: prefix } = reportedRecords[kind];
      const call = (who: Principal, to: Endpoint) => who.call(to, { [field]: id });
      const get = callThat(/^get/).endpoint;
      const deleted = callThat(/^(delete|remove)/).endpoint;
      const reason = 'reason' in deleted.input.shape && { reason: 'A mistake' };
      await admin.call(deleted, { [field]: id, ...reason });
      return {
        undo: () => call(admin, endpoint),
        reads: [who => call(who, get)],
        // Drafts that get a new author when their author leaves.
        ...(ownedRecordKinds.some(owned => owned === `${prefix}-drafts`) && {
          staff: async () => [((await call(admin, get)).data as { author: { id: string } }).author.id],
        }),
      };
    };
    return [name, act];
  }),
);

/** For each endpoint that undoes something, the action to be undone. */
export const undos: Record<string, Act> = {
  ...restoredDocuments,
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
  restoreTreeEntry: async ({ admin, ben, caseId }) => {
    const { id: treeEntryId } = await makeTreeEntry(ben, undefined, caseId);
    await admin.call(treeEntries.removeTreeEntry, { treeEntryId });
    return {
      undo: () => admin.call(treeEntries.restoreTreeEntry, { treeEntryId }),
      reads: [who => who.call(treeEntries.searchTreeEntries, { caseId })],
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
  ...Object.fromEntries(
    documentKinds.flatMap((kind): [string, string][] => {
      const reopen = callTo(kind, /^reopen/);
      return reopen ? [[reopen.name, 'makes a draft of it; who sees it follows from the case']] : [];
    }),
  ),
  restoreActivityCopy: 'one code with restoreCustomActivity',
  restoreTemplate: 'a private template is restored by its author only, a published one is everybody’s',
  restoreSnippet: 'snippets are restored by their owner, who alone sees them',
  restoreOrganization: 'everybody comes in again as the member that they are now',
  unsuspendMember: 'a test of its own',
  reinstateCourse: 'lets subscribers in again as they are now; courses hold nothing of a child',
  undoNoteTemplate: 'gives a draft its text back',
  undoCopyOfWeek: 'removes the sessions that the copy has made',
  undoRecallNote: 'takes back a line about a recall',
  releaseHold: 'a hold does not change who sees a case',
  reopenEvaluations: 'makes a draft of the evaluations of a session',
  reopenRegistration: 'only its review changes',
  recover: 'a sign-in by a recovery code',
};
