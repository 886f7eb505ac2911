import { SurveyAnswerRecord } from '../../../shared/features/eye/surveys/record.ts';

export const schema = SurveyAnswerRecord;
