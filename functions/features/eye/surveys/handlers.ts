import { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { createSurveyHandler } from './create-survey.ts';
import { acceptSurveyHandler, rejectSurveyHandler, revokeSurveyHandler } from './decide-survey.ts';
import { listSurveysHandler } from './list-surveys.ts';

const { openSurvey: _, answerSurvey: __, ...byStaff } = surveys;

export const endpoints = byStaff;

export const handlers: Handlers<typeof byStaff> = {
  listSurveys: listSurveysHandler,
  createSurvey: createSurveyHandler,
  revokeSurvey: revokeSurveyHandler,
  acceptSurvey: acceptSurveyHandler,
  rejectSurvey: rejectSurveyHandler,
};
