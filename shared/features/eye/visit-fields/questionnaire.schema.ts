import type * as z from 'zod';
import { parentsMyopia } from '../eye-reports/parents-myopia.ts';
import { choice, number, pastDay, recordOf } from './field.ts';

/** The family's answers about risks; each may be missing. */
export const questionnaireFields = {
  parents: choice(parentsMyopia),
  /** Hours of near work and outdoors per day. */
  nearWork: number('hours'),
  outdoors: number('hours'),
  screens: number('hours'),
  /** Age at the first spectacles, in years. */
  firstSpectacles: number('years'),
};

export const Questionnaire = recordOf(questionnaireFields).meta({ id: 'Questionnaire' });
export type Questionnaire = z.output<typeof Questionnaire>;

/** The answers as a visit stores them. Without `answeredOn`, the family gave them at the visit. */
export const visitAnswerFields = { ...questionnaireFields, answeredOn: pastDay };

export const VisitAnswers = recordOf(visitAnswerFields).meta({ id: 'VisitAnswers' });
