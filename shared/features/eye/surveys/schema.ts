import * as z from 'zod';
import {
  Email,
  Instant,
  Line,
  Locale,
  Picture,
  RequiredLine,
  Script,
  Version,
} from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { Questionnaire } from '../eye-reports/questionnaire.schema.ts';
import { surveyRelationships } from './relationships.ts';

/** Letters and digits of a token: 139 bits, and another length than that of a QR code for registrations. */
export const surveyTokenLength = 24;
/** What the address of a questionnaire carries: `https://site/{token}`. */
export const SurveyToken = z.string().regex(/^[A-Za-z0-9]{24}$/);

/** Days that a family has to answer. */
export const surveyDays = 14;

/** Most questionnaires of a case that are listed. */
export const maxListedSurveys = 20;

export const SurveyStatus = z.enum(['asked', 'answered', 'accepted', 'rejected', 'revoked']);

const Somebody = z.object({ id: MemberId, fullName: RequiredLine });

/** A risk questionnaire that a family is asked to answer by a link. It enters a visit once staff have accepted it. */
export const Survey = z
  .object({
    id: Id('survey'),
    caseId: CaseId,
    version: Version,
    status: SurveyStatus,
    /** When its link stops working. */
    until: Instant,
    askedAt: Instant,
    askedBy: Somebody,
    /** Where the link was sent; null where it was only shown. */
    sentTo: Email.nullable(),
    answers: Questionnaire.nullable(),
    /** What whoever answered is to the child. */
    relationship: z.enum(surveyRelationships).nullable(),
    answeredAt: Instant.nullable(),
    /** Who accepted or rejected the answers, or revoked the link. */
    decidedBy: Somebody.nullable(),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'Survey' });
export type Survey = z.output<typeof Survey>;

/** A questionnaire as it is listed; with its token as long as its link works. */
export const ListedSurvey = Survey.extend({ token: SurveyToken.nullable() }).meta({ id: 'ListedSurvey' });
export type ListedSurvey = z.output<typeof ListedSurvey>;

/** What a family sends: each answer may be missing, but not all of them. */
export const SurveyAnswer = z.strictObject({
  token: SurveyToken,
  /** From the answer that opened the form. */
  ticket: z.string().regex(/^[\w.-]{20,200}$/),
  relationship: z.enum(surveyRelationships),
  answers: Questionnaire.refine(answers => Object.values(answers).some(answer => answer !== null), {
    path: ['parents'],
    error: 'validation.required',
  }),
  /** Language of the form, in which the receipt is written. */
  language: Locale,
  script: Script.nullable().default(null),
  /** A field that people do not see. */
  website: Line.default(''),
});
export type SurveyAnswer = z.output<typeof SurveyAnswer>;

/** What a link opens: who asks, and nothing of whom it is about. */
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
