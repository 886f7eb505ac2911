import * as z from 'zod';
import { Line, Locale, Picture, RequiredLine, Script } from '../../../core/fields.ts';
import { Questionnaire } from '../visit-fields/questionnaire.schema.ts';
import { surveyRelationships } from './relationships.ts';
import { SurveyToken } from './schema.ts';

/** A family's answers to a questionnaire. Each answer may be missing, but at least one is required. */
export const SurveyAnswer = z.strictObject({
  token: SurveyToken,
  /** Ticket that the server sent when the form was opened. */
  ticket: z.string().regex(/^[\w.-]{20,200}$/),
  relationship: z.enum(surveyRelationships),
  answers: Questionnaire.refine(answers => Object.values(answers).some(answer => answer !== null), {
    path: ['parents'],
    error: 'validation.required',
  }),
  /** Language of the form and of the receipt. */
  language: Locale,
  script: Script.nullable().default(null),
  /** A hidden field. People leave it empty, but robots fill it in. */
  website: Line.default(''),
});
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

/**
 * Response to opening a link to a questionnaire. It names the organisation, but says nothing about the child.
 */
export const PublicSurvey = z
  .object({
    state: z.enum(['live', 'answered', 'expired', 'invalid']),
    /** The organisation; null for an invalid link. */
    organization: z.object({ name: RequiredLine, phone: Line.nullable(), logo: Picture }).nullable(),
    /** Data for the form; null if the link is no longer valid. */
    form: z.object({ ticket: z.string(), script: Script }).nullable(),
  })
  .meta({ id: 'PublicSurvey' });
export type PublicSurvey = z.output<typeof PublicSurvey>;
