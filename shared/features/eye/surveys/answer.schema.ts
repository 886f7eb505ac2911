import * as z from 'zod';
import { Line, Locale, Picture, RequiredLine, Script } from '../../../core/fields.ts';
import { Questionnaire } from '../visit-fields/questionnaire.schema.ts';
import { surveyRelationships } from './relationships.ts';
import { SurveyToken } from './schema.ts';

/** The answers of a family: each may be missing, but not all. */
export const SurveyAnswer = z.strictObject({
  token: SurveyToken,
  /** Ticket from the response that opened the form. */
  ticket: z.string().regex(/^[\w.-]{20,200}$/),
  relationship: z.enum(surveyRelationships),
  answers: Questionnaire.refine(answers => Object.values(answers).some(answer => answer !== null), {
    path: ['parents'],
    error: 'validation.required',
  }),
  /** Language of the form and of its receipt. */
  language: Locale,
  script: Script.nullable().default(null),
  /** A hidden field that people leave empty; robots fill it in. */
  website: Line.default(''),
});
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

/** Response of an opened link: the organisation, and nothing about the child. */
export const PublicSurvey = z
  .object({
    state: z.enum(['live', 'answered', 'expired', 'invalid']),
    /** Null for an invalid link. */
    organization: z.object({ name: RequiredLine, phone: Line.nullable(), logo: Picture }).nullable(),
    /** Null unless the link is live. */
    form: z.object({ ticket: z.string(), script: Script }).nullable(),
  })
  .meta({ id: 'PublicSurvey' });
export type PublicSurvey = z.output<typeof PublicSurvey>;
