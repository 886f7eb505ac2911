import type { RequestOf } from '../../../../../shared/core/endpoint.ts';
import { numberIn } from '../../../../../shared/core/reading/read-number.ts';
import { eyeLimits } from '../../../../../shared/features/eye/eye-reports/field-limits.ts';
import type { ParentsMyopia } from '../../../../../shared/features/eye/eye-reports/parents-myopia.ts';
import type { surveys } from '../../../../../shared/features/eye/surveys/endpoints.ts';
import type { SurveyRelationship } from '../../../../../shared/features/eye/surveys/relationships.ts';

export type AnswerRequest = RequestOf<typeof surveys.answerSurvey>;

/** Form values of a questionnaire, as typed. */
export interface AnswerValues {
  relationship: string;
  parents: string;
  nearWork: string;
  outdoors: string;
  screens: string;
  firstSpectacles: string;
  website: string;
}

export type AnswerError = 'required' | 'hours' | 'years' | 'nothing';
export type AnswerErrors = Partial<Record<keyof AnswerValues, AnswerError>>;

export const emptyAnswerValues: AnswerValues = {
  ...{ relationship: '', parents: '', nearWork: '', outdoors: '', screens: '' },
  ...{ firstSpectacles: '', website: '' },
};

const limitsOf = {
  nearWork: 'hours',
  outdoors: 'hours',
  screens: 'hours',
  firstSpectacles: 'years',
} as const;
export const numberNames = ['nearWork', 'outdoors', 'screens', 'firstSpectacles'] as const;

export function findAnswerErrors(values: AnswerValues): AnswerErrors {
  const errors: AnswerErrors = {};
  if (values.relationship === '') errors.relationship = 'required';
  for (const name of numberNames) {
    const { min, max, step } = eyeLimits[limitsOf[name]];
    const number = numberIn(values[name]);
    if (number === null) continue;
    if (!(number >= min && number <= max && number % step === 0)) errors[name] = limitsOf[name];
  }
  const isEmpty = values.parents === '' && numberNames.every(name => values[name].trim() === '');
  if (isEmpty) errors.parents = 'nothing';
  return errors;
}

export const toAnswers = (values: AnswerValues): Pick<AnswerRequest, 'relationship' | 'answers'> => ({
  relationship: values.relationship as SurveyRelationship,
  answers: {
    parents: (values.parents || null) as ParentsMyopia | null,
    nearWork: numberIn(values.nearWork),
    outdoors: numberIn(values.outdoors),
    screens: numberIn(values.screens),
    firstSpectacles: numberIn(values.firstSpectacles),
  },
});
