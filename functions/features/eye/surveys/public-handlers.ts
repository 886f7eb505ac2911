import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { PublicHandlers } from '../../../composition/public-context.ts';
import { answerSurveyHandler } from './answer-survey.ts';
import { openSurveyHandler } from './open-survey.ts';

const { openSurvey, answerSurvey } = surveys;

export const endpoints = { openSurvey, answerSurvey };

export const handlers: PublicHandlers<typeof endpoints> = {
  openSurvey: openSurveyHandler,
  answerSurvey: answerSurveyHandler,
};
