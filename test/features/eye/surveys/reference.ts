import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { Caller } from '../../../../shared/core/permissions.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { makeAnsweredSurvey } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    survey: true;
  }
}

/** Ids of surveys that must reveal nothing to a caller. */
export const surveyReference = {
  foreign: async (other: Clinic) => (await makeAnsweredSurvey(other.admin)).id,
  hidden: async (own: Clinic, { visibility }: Caller) =>
    visibility === 'selected' ? (await makeAnsweredSurvey(own.admin)).id : undefined,
  missing: () => newChildId('survey', newId('case', Date.now()), Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
