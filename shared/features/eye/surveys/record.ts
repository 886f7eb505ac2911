import * as z from 'zod';
import { Instant, Locale, Script, Slug, Version } from '../../../core/fields.ts';
import { Id } from '../../../core/ids.ts';
import { Questionnaire } from '../visit-fields/questionnaire.schema.ts';
import { surveyRelationships } from './relationships.ts';
import { type ListedSurvey, Survey, SurveyToken } from './schema.ts';

export const SurveyRecord = Survey.extend({
  /** The link's token, stored so that staff can show the link again while it is valid. */
  token: SurveyToken,
  /** Ids of emails about the questionnaire; these emails are deleted when the case is erased. */
  mails: z.array(z.string()),
});
export type SurveyRecord = z.output<typeof SurveyRecord>;

/**
 * Link from the hash of a token to its questionnaire; stored outside any organisation. The questionnaire
 * itself decides whether the link is valid.
 */
export const SurveyLinkRecord = z.object({
  organization: Slug,
  survey: Id('survey'),
  state: z.enum(['open', 'answered', 'closed']),
  until: Instant,
  /** Version of the survey for which the link was created. */
  version: Version,
});
export type SurveyLinkRecord = z.output<typeof SurveyLinkRecord>;

/** A family's answers on their way to the organisation that asked for them. */
export const SurveyAnswerRecord = z.object({
  id: z.string(),
  organization: Slug,
  survey: Id('survey'),
  bodyHash: z.string(),
  /** The answers; deleted from this record once they are stored with the questionnaire. */
  given: z
    .object({
      relationship: z.enum(surveyRelationships),
      answers: Questionnaire,
      language: Locale,
      script: Script.nullable(),
    })
    .optional(),
  at: Instant,
});
export type SurveyAnswerRecord = z.output<typeof SurveyAnswerRecord>;

/** Whether the family can still answer the questionnaire. @param now milliseconds since 1970 */
export const isSurveyOpen = ({ status, until }: Pick<Survey, 'status' | 'until'>, now: number): boolean =>
  status === 'asked' && Date.parse(until) > now;

export function presentSurvey({ token: _, mails: __, ...survey }: SurveyRecord): Survey {
  return survey;
}

/** @param now milliseconds since 1970 */
export const presentListedSurvey = (record: SurveyRecord, now: number): ListedSurvey => ({
  ...presentSurvey(record),
  token: isSurveyOpen(record, now) ? record.token : null,
});
