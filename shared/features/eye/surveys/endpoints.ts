import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Email, Locale, optional, page, Version } from '../../../core/fields.ts';
import { CaseId, Id } from '../../../core/ids.ts';
import { PublicSurvey, SurveyAnswer } from './answer.schema.ts';
import type { SurveyRecord } from './record.ts';
import { ListedSurvey, Survey, SurveyToken } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    survey: SurveyRecord;
  }
  interface ParentRecords {
    survey: 'case';
  }
}

const byFamilies = { method: 'POST', lambda: 'public', needs: 'public' } as const;
const decision = {
  method: 'POST',
  needs: 'eye:change',
  module: 'eye',
  records: { survey: 'surveyId' },
  errors: ['survey.decided', 'version.conflict'],
} as const;
const DecidedSurvey = z.strictObject({ surveyId: Id('survey'), version: Version });

export const surveys = {
  openSurvey: endpoint({
    ...byFamilies,
    path: 'surveys/open',
    summary: 'Opens the link of a risk questionnaire; returns the organisation, but nothing about the child',
    effect: 'read',
    input: z.strictObject({ token: SurveyToken }),
    output: PublicSurvey,
  }),
  answerSurvey: endpoint({
    ...byFamilies,
    path: 'surveys',
    summary: 'Answers a risk questionnaire, once; staff review the answers before they enter a visit',
    errors: ['survey.closed', 'registration.form-outdated'],
    input: SurveyAnswer,
    output: z.object({ received: z.literal(true) }),
  }),
  listSurveys: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/surveys',
    summary: 'Risk questionnaires sent to the family of a case, the newest first',
    needs: 'eye:read',
    notForKeys: true,
    module: 'eye',
    readEvent: 'surveys.listed',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: page(ListedSurvey),
  }),
  createSurvey: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/surveys',
    summary: 'Creates a link to a risk questionnaire for the family, and optionally sends it by mail',
    needs: 'eye:create',
    module: 'eye',
    status: 201,
    records: { case: 'caseId' },
    errors: ['case.archived', 'rate.limited'],
    input: z.strictObject({
      caseId: CaseId,
      sendTo: optional(Email),
      /** Language of the email to the family. */
      language: Locale,
    }),
    /** The token is left out, so that responses stored for retries do not contain the token. */
    output: z.object({ id: Id('survey'), version: Version }),
  }),
  revokeSurvey: endpoint({
    ...decision,
    path: 'surveys/{surveyId}/revoke',
    summary: 'Revokes the link of an unanswered questionnaire',
    input: DecidedSurvey,
    output: Survey,
  }),
  acceptSurvey: endpoint({
    ...decision,
    path: 'surveys/{surveyId}/accept',
    summary: 'Accepts the answers of a family; the next visit starts with them',
    input: DecidedSurvey,
    output: Survey,
  }),
  rejectSurvey: endpoint({
    ...decision,
    path: 'surveys/{surveyId}/reject',
    summary: 'Rejects the answers of a family; they are used in no visit',
    input: DecidedSurvey,
    output: Survey,
  }),
};
