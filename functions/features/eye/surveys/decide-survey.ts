import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { SurveysStore } from './surveys-store.ts';

type Decide = Handler<typeof surveys.acceptSurvey>;

/** @throws survey.decided */
const decide =
  (status: 'accepted' | 'rejected' | 'revoked'): Decide =>
  async (_, { actor: { id, fullName }, records, openStore }) =>
    openStore(SurveysStore).decide(records.survey, status, { id, fullName });

export const acceptSurvey = decide('accepted');
export const rejectSurvey = decide('rejected');
export const revokeSurvey = decide('revoked');
