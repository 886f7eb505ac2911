import { newChildId, newId } from '../../../../functions/platform/storage/new-id.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeAnsweredSurvey } from './samples.ts';

/** IDs of surveys (questionnaires for families) that the caller cannot access. */
export const surveyReference: ReferenceSample = {
  foreign: async other => (await makeAnsweredSurvey(other.admin)).id,
  hidden: async (own, { visibility }) =>
    visibility === 'selected' ? (await makeAnsweredSurvey(own.admin)).id : undefined,
  missing: () => newChildId('survey', newId('case', Date.now()), Date.now()),
};
