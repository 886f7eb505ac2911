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
import { Questionnaire } from '../visit-fields/questionnaire.schema.ts';
import { surveyRelationships } from './relationships.ts';

/** Letters and digits of a token: 139 bits. Tokens of registration QR codes have another length. */
export const surveyTokenLength = 24;
/** The token in a questionnaire's address: `https://site/{token}`. */
export const SurveyToken = z.string().regex(/^[A-Za-z0-9]{24}$/);

/** Days within which a family can answer. */
export const surveyDays = 14;

/** Most questionnaires listed per case. */
export const maxListedSurveys = 20;

export const SurveyStatus = z.enum(['asked', 'answered', 'accepted', 'rejected', 'revoked']);

const Somebody = z.object({ id: MemberId, fullName: RequiredLine });

/**
 * A risk questionnaire that a family answers through a link. Staff must accept the answers before a visit uses
 * them.
 */
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
    /** Address that the link was sent to; null if it was only shown. */
    sentTo: Email.nullable(),
    answers: Questionnaire.nullable(),
    /** Relationship of the person who answered to the child. */
    relationship: z.enum(surveyRelationships).nullable(),
    answeredAt: Instant.nullable(),
    /** The person who accepted or rejected the answers, or revoked the link. */
    decidedBy: Somebody.nullable(),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'Survey' });
export type Survey = z.output<typeof Survey>;

/** A questionnaire in a list; with its token while the link works. */
export const ListedSurvey = Survey.extend({ token: SurveyToken.nullable() }).meta({ id: 'ListedSurvey' });
export type ListedSurvey = z.output<typeof ListedSurvey>;

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
