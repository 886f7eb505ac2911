import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import { caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { caseReference } from '../../cases/cases/reference.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { customActivityReference } from '../../courses/custom-activities/reference.ts';
import { memberReference } from '../../organizations/members/reference.ts';
import { classReference } from '../classes/reference.ts';
import { makeClass } from '../classes/samples.ts';
import { makeSession, makeSessionWithActivity } from './samples.ts';

/** IDs of sessions that the caller cannot access. */
export const classSessionReference: ReferenceSample = {
  foreign: async ({ admin }) => (await makeSession(admin, { title: foreignCanary.word })).id,
  hidden: async ({ admin }, { role, visibility }) => {
    if (role === 'admin') return undefined;
    const title = hiddenCanary.word;
    if (visibility === 'all') {
      const { id: classId } = await makeClass(admin, hiddenCanary.word);
      return (await makeSession(admin, { title, classIds: [classId] })).id;
    }
    const { id: caseId } = await makeCase(admin, caseWithCanary(hiddenCanary));
    return (await makeSession(admin, { title, caseIds: [caseId] })).id;
  },
  missing: () => newId('session', Date.now()),
  malformed: ['x', 'ses_', '*', '..%2f..', 'null'],
};

/** IDs of copied sessions, for the undo that ignores sessions that do not exist. */
export const copiedSessionReference: ReferenceSample = { ...classSessionReference, statusOfMissing: 200 };

/** IDs of activities that belong to other sessions. */
export const sessionActivityReference: ReferenceSample = {
  foreign: async ({ admin }) => String((await makeSessionWithActivity(admin)).activities[0]?.id),
  hidden: async () => undefined,
  missing: () => newChildId('sessionActivity', newId('session', Date.now()), Date.now()),
  malformed: ['x', 'sact_', '*', '..%2f..', 'null'],
};

/** IDs of session activities, for endpoints that ignore the ID of an activity that does not exist. */
export const removedActivityReference: ReferenceSample = {
  ...sessionActivityReference,
  statusOfMissing: 200,
};

/**
 * IDs of members for the filter of a list. If the caller cannot see the member, the filtered list is empty.
 */
export const memberFilterReference: ReferenceSample = { ...memberReference, statusOfMissing: 200 };
export const classFilterReference: ReferenceSample = { ...classReference, statusOfMissing: 200 };
export const caseFilterReference: ReferenceSample = { ...caseReference, statusOfMissing: 200 };
export const activityFilterReference: ReferenceSample = { ...customActivityReference, statusOfMissing: 200 };
