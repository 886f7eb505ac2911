import { SurveyRecord } from '../../../shared/features/eye/surveys/record.ts';

export const schema = SurveyRecord;
