import * as z from 'zod';
import { Email, Instant, RequiredLine, Version } from '../../../core/fields.ts';
import { CaseId, Id, MemberId } from '../../../core/ids.ts';
import { Questionnaire } from '../visit-fields/questionnaire.schema.ts';
import { surveyRelationships } from './relationships.ts';

/**
 * Number of letters and digits in a token (139 bits). Tokens of registration QR codes have a different
 * length.
 */
export const surveyTokenLength = 24;
/** The token in the address of a questionnaire: `https://site/{token}`. */
export const SurveyToken = z.string().regex(/^[A-Za-z0-9]{24}$/);

/** Number of days in which a family can answer a questionnaire. */
export const surveyDays = 14;

export const maxListedSurveys = 20;

export const SurveyStatus = z.enum(['asked', 'answered', 'accepted', 'rejected', 'revoked']);

const Somebody = z.object({ id: MemberId, fullName: RequiredLine });

/**
 * A questionnaire about risks that a family answers through a link. Staff must accept the answers before a
 * visit uses them.
 */
export const Survey = z
  .object({
    id: Id('survey'),
    caseId: CaseId,
    version: Version,
    status: SurveyStatus,
    /** When the questionnaire's link expires. */
    until: Instant,
    askedAt: Instant,
    askedBy: Somebody,
    /** Address to which the link was sent; null if it was only shown on screen. */
    sentTo: Email.nullable(),
    answers: Questionnaire.nullable(),
    relationship: z.enum(surveyRelationships).nullable(),
    answeredAt: Instant.nullable(),
    /** The person who accepted or rejected the answers, or revoked the link. */
    decidedBy: Somebody.nullable(),
    decidedAt: Instant.nullable(),
  })
  .meta({ id: 'Survey' });
export type Survey = z.output<typeof Survey>;

/** A questionnaire in a list; `token` is null once the link is no longer valid. */
export const ListedSurvey = Survey.extend({ token: SurveyToken.nullable() }).meta({ id: 'ListedSurvey' });
export type ListedSurvey = z.output<typeof ListedSurvey>;
