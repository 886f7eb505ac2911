import type * as z from 'zod';
import { parentsMyopia } from '../eye-reports/parents-myopia.ts';
import { choice, number, pastDay, recordOf } from './field.ts';

/** A family's answers to questions about risks; each answer may be missing. */
export const questionnaireFields = {
  parents: choice(parentsMyopia),
  /** Hours of near work per day. */
  nearWork: number('hours'),
  /** Hours outdoors per day. */
  outdoors: number('hours'),
  /** Hours at screens per day. */
  screens: number('hours'),
  /** Age in years at which the child got the first spectacles. */
  firstSpectacles: number('years'),
};

export const Questionnaire = recordOf(questionnaireFields).meta({ id: 'Questionnaire' });
export type Questionnaire = z.output<typeof Questionnaire>;

/** The answers as a visit stores them. If `answeredOn` is null, the family answered at the visit. */
export const visitAnswerFields = { ...questionnaireFields, answeredOn: pastDay };

export const VisitAnswers = recordOf(visitAnswerFields).meta({ id: 'VisitAnswers' });
